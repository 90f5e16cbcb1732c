/** Copies a text; returns whether the browser allowed it. */
export const copyToClipboard = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(text).then(() => true)).then(
    (copied) => copied ?? false,
    () => false,
  );

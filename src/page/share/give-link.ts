import { copyToClipboard } from '../../browser/clipboard.ts';

/** Opens the device's share dialog with a link; returns whether there is one. */
const share = (title: string, url: string): Promise<boolean> =>
  Promise.resolve(navigator.share?.({ title, url }).then(() => true)).then(
    (shared) => shared ?? false,
    // A visitor who cancels the dialog needs no fallback.
    ({ name }: Error) => name === 'AbortError',
  );

/**
 * Gives a link to the visitor: by the device's share dialog, else in the clipboard, else in the address bar.
 * Returns what is to be said of it, with what the link carries: "these inputs"; nothing after the dialog.
 */
export async function giveLink(title: string, link: string, carried: string): Promise<string> {
  if (await share(title, link)) return '';
  if (await copyToClipboard(link)) return `Link copied. It carries ${carried}.`;
  history.replaceState(history.state, '', link);
  return 'Your browser does not allow copying. The link is in the address bar.';
}

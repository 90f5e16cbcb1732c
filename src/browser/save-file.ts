/** Downloads a file that the browser itself creates. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after some time.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

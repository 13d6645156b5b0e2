/** How long the browser may take to begin the download, in milliseconds. */
const BEGIN_MS = 10_000;

/** Lets the browser save a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), BEGIN_MS);
}

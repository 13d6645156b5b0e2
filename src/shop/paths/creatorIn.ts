/** The creator whose page is at this path, as their handle is written there; undefined at any other path. */
export function creatorIn(path: string): string | undefined {
  const [, handle] = /^\/creators\/([^/?#]+)/.exec(path) ?? [];
  try {
    return handle && decodeURIComponent(handle);
  } catch {
    return handle;
  }
}

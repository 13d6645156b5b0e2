/** The id of the order whose page is at this path; undefined at any other path. */
export function orderIdIn(path: string): string | undefined {
  const id = /^\/profile\/orders\/([^/?#]+)/.exec(path)?.[1];
  try {
    return id && decodeURIComponent(id);
  } catch {
    return id;
  }
}

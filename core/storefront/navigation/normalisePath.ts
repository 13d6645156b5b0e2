/** Removes trailing slashes from a path and keeps its query and fragment. */
export function normalisePath(path: string): string {
  const end = path.search(/[?#]|$/);
  return (path.slice(0, end).replace(/\/+$/, '') || '/') + path.slice(end);
}

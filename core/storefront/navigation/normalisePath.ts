/** Removes the slashes at the end of a path of this app; its query and fragment stay. */
export function normalisePath(path: string): string {
  const end = path.search(/[?#]|$/);
  return (path.slice(0, end).replace(/\/+$/, '') || '/') + path.slice(end);
}

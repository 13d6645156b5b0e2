/** The creator's name in an address: the handle without its `@`, in lower case. Every spelling of a handle has the same name. */
export function creatorName(handle: string): string {
  return handle.trim().replace(/^@/, '').toLowerCase();
}

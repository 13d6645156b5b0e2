/**
 * Returns the key of the current history entry, which is stored in the entry's state. An entry without a key gets a new one:
 * the router uses the same key, `default`, for every entry that it did not create, such as the first one after an external link.
 */
export function historyEntryKey(history: Pick<History, 'state' | 'replaceState'>): string {
  const { state } = history;
  if (typeof state?.key === 'string') return state.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, key }, '');
  return key;
}

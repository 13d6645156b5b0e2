/**
 * The key of the present entry of the tab's history, kept in the entry's state. An entry without one gets a new key: the
 * router gives the same key, `default`, to every entry that it did not make, such as the first one after a link from elsewhere.
 */
export function historyEntryKey(history: Pick<History, 'state' | 'replaceState'>): string {
  const { state } = history;
  if (typeof state?.key === 'string') return state.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, key }, '');
  return key;
}

/** The storage keys that are removed with a session, also when the adapters that write them are not loaded. */
export const LISTS_KEY = 'lists';
export const CHANGES_KEY = 'waiting-changes';
export const PIN_KEY = 'pin';

/** The header of an answer that the service worker has kept. */
export const KEPT_HEADER = 'x-kept';

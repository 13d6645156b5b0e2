/** How long the shop waits before it asks again by itself for what it could not learn, in milliseconds. */
export const RETRY_AFTER_MS = 1000;

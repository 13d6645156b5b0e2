/** The longest wait that is heeded, in milliseconds. A timer cannot run longer than 25 days. */
const LIMIT_MS = 24 * 60 * 60 * 1000;

/** Returns how long a response's `Retry-After` asks to wait, in milliseconds and at most a day; 0 without it. */
export function retryAfter(headers: Headers): number {
  const text = headers.get('retry-after') ?? '';
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - timeOf(headers);
  return Math.min(LIMIT_MS, Math.max(0, milliseconds || 0));
}

/** The server's time, which the device's clock may differ from; the device's when it is not sent. */
function timeOf(headers: Headers): number {
  return Date.parse(headers.get('date') ?? '') || Date.now();
}

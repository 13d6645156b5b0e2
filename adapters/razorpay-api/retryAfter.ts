const MS_PER_SECOND = 1000;

/**
 * Reads the header `Retry-After`, which is a number of seconds or an HTTP date. Returns whole seconds from `nowMs`, rounded up and
 * never below 0; undefined when the header is absent or is neither.
 */
export function secondsToWait(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // Date.parse takes more than dates of HTTP, such as "-5".
  const date = /^[A-Z][a-z]{2}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - nowMs) / MS_PER_SECOND));
}

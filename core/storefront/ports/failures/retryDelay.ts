/** The shortest wait, in milliseconds. */
export const SHORTEST_WAIT_MS = 1000;
/** The longest wait, in milliseconds, unless the back-end asks for more. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Returns how long to wait before a call is repeated that has failed this many times in a row, in milliseconds: at most 1, 2, 4 … 60 s,
 * and at least a second and `least`. `random`, from 0 to 1, makes the wait up to half as long, or half as long again as the least one,
 * so that many tabs do not call at once.
 */
export function retryDelay(failures: number, least: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** (failures - 1));
  const jitter = (random * longest) / 2;
  return Math.max(longest - jitter, Math.max(SHORTEST_WAIT_MS, least) + jitter);
}

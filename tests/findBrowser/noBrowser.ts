import type { Machine } from './Machine.ts';

/** Returns the line that says what to do when no browser starts. */
export function noBrowser({ env }: Pick<Machine, 'env'>): string {
  return env.CHROMIUM_PATH
    ? `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is not a browser that starts. Correct it, or unset it to use an installed one.`
    : 'No browser starts on this machine. Install Chromium, Chrome or Edge, or set CHROMIUM_PATH to the file of one.';
}

import { type Browser, chromium } from 'playwright-core';

/** Where the machine's own Chromium is: `CHROMIUM_PATH`, or Debian's. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Without a window, and without any traffic of its own. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the machine's own Chromium. */
export function launchChromium(...further: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS, ...further] });
}

import { type Browser, chromium } from 'playwright-core';

/** Starts the machine's own Chromium (`CHROMIUM_PATH`, or Debian's), without any traffic of its own. */
export function launchChromium(...further: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...further,
    ],
  });
}

import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../findBrowser/findBrowser.ts';
import { noBrowser } from '../../findBrowser/noBrowser.ts';
import { thisMachine } from '../../findBrowser/thisMachine.ts';

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

/** Returns the file of the machine's browser. Throws when none starts. */
export function chromiumPath(): string {
  const browser = findBrowser(thisMachine);
  if (browser === undefined) throw new Error(noBrowser(thisMachine));
  return browser;
}

/** Starts the machine's browser. */
export function launchChromium(...further: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGUMENTS, ...further] });
}

import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../findBrowser/findBrowser.ts';
import { noBrowser } from '../../findBrowser/noBrowser.ts';
import { thisMachine } from '../../findBrowser/thisMachine.ts';

/** Headless, without background requests. */
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

/** Returns the path of an installed browser. Throws when none starts. */
export function chromiumPath(): string {
  const browser = findBrowser(thisMachine);
  if (browser === undefined) throw new Error(noBrowser(thisMachine));
  return browser;
}

/** Starts the installed browser. */
export function launchChromium(...further: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGUMENTS, ...further] });
}

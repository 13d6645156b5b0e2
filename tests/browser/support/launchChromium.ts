import { type Browser, chromium } from 'playwright-core';
import { findBrowser, noBrowser } from '../../findBrowser.ts';

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
  const browser = findBrowser();
  if (browser === undefined) throw new Error(noBrowser());
  return browser;
}

/** Starts the installed browser. */
export function launchChromium(...further: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGUMENTS, ...further] });
}

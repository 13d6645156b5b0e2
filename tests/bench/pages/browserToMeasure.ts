import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Device } from '../../browser/support/devices.ts';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../browser/support/launchChromium.ts';

/** A browser with one profile and a remote debugging port. */
export type BrowserToMeasure = {
  readonly port: number;
  /** Removes all cookies, so that a server takes the next visit for the first. */
  readonly clearCookies: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Starts a browser whose local storage has the device's entries for the shop's origin. */
export async function browserToMeasure(address: string, device: Device): Promise<BrowserToMeasure> {
  const profile = mkdtempSync(join(tmpdir(), 'creator-row-bench-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGUMENTS, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  const page = await context.newPage();
  await page.goto(`${address}/robots.txt`);
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(device));
  return {
    port,
    clearCookies: () => context.clearCookies(),
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

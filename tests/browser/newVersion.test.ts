import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RunningServer } from '../../src/server/startServer.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { NEXT_BUILD, nextBuild } from './support/nextBuild.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { keptByWorker, shopBehindLink } from './support/shopBehindLink.ts';
import { PRODUCTION } from './support/shopInBrowser.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const shop = shopBehindLink();
const next = nextBuild(PRODUCTION);
const data = mkdtempSync(join(tmpdir(), 'next-data-'));
let updated: RunningServer;

beforeAll(async () => {
  updated = await shop.serve(next.folder, data);
});
afterAll(async () => {
  await updated.close();
  next.remove();
  rmSync(data, { recursive: true });
});

const buildOf = ({ page }: ShopTab) => page.evaluate(() => Reflect.get(globalThis, 'shopBuild'));
const keptBuilds = ({ page }: ShopTab) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('documents-')));
const earlierAssets = ({ page }: ShopTab) =>
  page.evaluate(async () => (await (await caches.open('assets-before-the-next-build')).keys()).length);

/** Opens a page of the first build, and then lets the server have the next one. */
async function openThenUpdate(path: string) {
  const tab = await shop.openTab();
  await tab.open(path);
  await keptByWorker(tab);
  await expect.poll(() => keptBuilds(tab), { timeout: 20_000 }).toHaveLength(1);
  shop.link().reconnectTo(updated.address);
  let loads = 0;
  tab.page.on('load', () => {
    loads += 1;
  });
  return { tab, loads: () => loads };
}

it('The next navigation shows the new version, once, and it is the one that is kept', async () => {
  const { tab, loads } = await openThenUpdate(paths.home);
  expect(await buildOf(tab)).toBeUndefined();
  await tab.open(paths.listing);
  expect([await buildOf(tab), loads()]).toEqual([NEXT_BUILD, 1]);
  await expect.poll(() => keptBuilds(tab), { timeout: 60_000 }).toEqual([]);
  expect(loads()).toBe(1);
  await tab.open(paths.home);
  await expect.poll(() => keptBuilds(tab), { timeout: 20_000 }).toEqual(['documents-the-next-build']);
  shop.link().cut();
  await tab.page.reload();
  await tab.settle();
  expect(await buildOf(tab)).toBe(NEXT_BUILD);
});

it('An open page goes on with the files of its own version, and nothing that was typed is lost', async () => {
  const { tab, loads } = await openThenUpdate(paths.login);
  const email = tab.page.getByLabel('E-mail');
  await email.fill('asha@example.com');
  await tab.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => earlierAssets(tab), { timeout: 30_000 }).toBeGreaterThan(10);
  expect([await email.inputValue(), loads()]).toEqual(['asha@example.com', 0]);
  await tab.page
    .getByRole('main')
    .getByRole('link', { name: /Create|Sign ?up/i })
    .first()
    .click();
  await tab.arriveAt('Sign Up');
  expect([await buildOf(tab), loads()]).toEqual([undefined, 0]);
});

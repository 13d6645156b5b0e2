import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/shop/pages.ts';
import { startBuiltServer } from '../bench/server/startBuiltServer.ts';
import type { RunningProcess } from '../bench/server/startProcess.ts';
import { browserOfWorker } from './support/browserOfWorker.ts';
import type { Device } from './support/devices.ts';
import { holdAnswers } from './support/holdAnswers.ts';
import { ShopTab } from './support/ShopTab.ts';
import { compareWithServerHtml, MOST_SHIFT, noteWithLateFonts } from './support/serverHtml.ts';

const ADDRESSES = routes.map(({ path }) => path.replace(':productId', '14').replace(':creator', 'zoya.aftersix'));
const PAGES = [...ADDRESSES, '/no/such/page'].flatMap((path) => [360, 1440].map((width) => ({ path, width })));

let server: RunningProcess;
let browser: Browser;
/** A device on which a shopper is logged in who has nothing in any list. */
let newcomer: Device;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), browserOfWorker()]);
  newcomer = await signUp();
}, 120_000);
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(() => server.stop());

async function signUp(): Promise<Device> {
  const shopper = { firstName: 'Noor', lastName: 'Khan', email: 'noor.khan@example.com' };
  const response = await fetch(`${server.address}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...shopper, password: 'a long password' }),
  });
  const { encodedToken } = (await response.json()) as { encodedToken: string };
  return { token: encodedToken, isAuth: 'true', ...shopper };
}

describe.each(['a visitor', 'a shopper with nothing in any list'])('For %s', (who) => {
  it.each(PAGES)('nothing moves while fonts and answers arrive late: $path, $width wide', async ({ path, width }) => {
    const tab = await ShopTab.create(browser, server.address, {
      device: who === 'a visitor' ? {} : newcomer,
      width,
      height: width === 360 ? 740 : 900,
      prepare: async (context: BrowserContext) => {
        await noteWithLateFonts(context);
        await holdAnswers(context);
      },
    });
    await tab.open(path);
    const { shift } = await compareWithServerHtml(tab);
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
  });
});

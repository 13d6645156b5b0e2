import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/shop/pages.ts';
import { startBuiltServer } from '../bench/server/startBuiltServer.ts';
import type { RunningProcess } from '../bench/server/startProcess.ts';
import { browserOfWorker, closeContexts } from './support/browserOfWorker.ts';
import type { Device } from './support/devices.ts';
import { holdAnswers } from './support/holdAnswers.ts';
import { ShopTab } from './support/ShopTab.ts';
import { compareWithServerHtml, MOST_SHIFT, noteWithLateFonts } from './support/serverHtml.ts';
import { signUp } from './support/signUp.ts';

const ADDRESSES = routes.map(({ path }) => path.replace(':productId', '14').replace(':creator', 'zoya.aftersix'));
/** Number 3 has further pictures, which are asked for. */
const PAGES = [...ADDRESSES, '/product-details/3', '/no/such/page'].flatMap((path) =>
  [360, 1440].map((width) => ({ path, width })),
);

let server: RunningProcess;
let browser: Browser;
/** A device on which a shopper is logged in who has nothing in any list. */
let newcomer: Device;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), browserOfWorker()]);
  newcomer = await signUp(server.address);
});
afterEach(() => closeContexts(browser));
afterAll(() => server.stop());

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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '../../src/server/configuration.ts';
import { simulation } from '../../src/server/simulation.ts';
import { type RunningServer, startServer } from '../../src/server/startServer.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { browserOfWorker, closeContexts } from './support/browserOfWorker.ts';
import { bought, checkOut, findProductAndLogIn, goToCart, pay } from './support/purchase.ts';
import { ShopTab } from './support/ShopTab.ts';
import { PRODUCTION } from './support/shopInBrowser.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'policy-'));
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  const configuration = readConfiguration({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', PAYMENTS: 'simulated' });
  if ('faults' in configuration) throw new Error(configuration.faults.join());
  const starting = startServer(configuration, { simulation, storefront: resolve(PRODUCTION) });
  [server, browser] = await Promise.all([starting, browserOfWorker()]);
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

/** Opens the shop of the real server. `violations` grows with each violation of its content security policy on any page. */
async function openShop() {
  const violations: string[] = [];
  const prepare = async (context: BrowserContext) => {
    await context.exposeFunction('tellViolation', (text: string) => void violations.push(text));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) => {
        (window as unknown as { tellViolation(text: string): void }).tellViolation(
          `${violatedDirective} ${blockedURI} on ${documentURI}`,
        );
      });
    });
  };
  return { tab: await ShopTab.create(browser, server.address, { prepare }), violations };
}

describe('Under the content security policy of the server', () => {
  it('a purchase from the home page to the paid order violates nothing', async () => {
    const { tab, violations } = await openShop();
    const { page } = tab;
    await findProductAndLogIn(tab);
    await goToCart(tab);
    await checkOut(tab);
    await pay(tab);
    await page.getByRole('list', { name: 'Orders' }).getByRole('article').getByText(bought.name).waitFor();
    const ordered = await page
      .getByRole('link', { name: /^Order CR-/ })
      .first()
      .getAttribute('href');
    const { logout, order: _, ...others } = paths;
    for (const path of [...Object.values(others), ordered ?? '', logout])
      await tab.open(typeof path === 'string' ? path : path('1'));
    expect(tab.problems).toEqual([]);
    await tab.open('/no-such-page');
    expect(violations).toEqual([]);
  });

  it('a script, a style sheet, a picture and a frame from elsewhere are blocked, and so is code in a text', async () => {
    const { tab, violations } = await openShop();
    await tab.open(paths.home);
    await tab.page.evaluate(() => {
      const add = (name: string, values: object) =>
        document.body.append(Object.assign(document.createElement(name), values));
      add('script', { src: 'https://evil.example/a.js' });
      add('script', { textContent: 'window.evil = 1' });
      add('link', { rel: 'stylesheet', href: 'https://evil.example/a.css' });
      add('img', { src: 'https://evil.example/a.png' });
      add('iframe', { src: 'https://evil.example/' });
      add('form', { action: 'https://evil.example/', method: 'post' });
      document.body.insertAdjacentHTML('beforeend', '<button onclick="window.evil = 1">Evil</button>');
      document.forms[document.forms.length - 1]?.submit();
    });
    await expect
      .poll(() => [...new Set(violations.map((text) => text.split(' ')[0]))].toSorted())
      .toEqual(['form-action', 'frame-src', 'img-src', 'script-src-attr', 'script-src-elem', 'style-src-elem']);
    expect(await tab.page.evaluate(() => 'evil' in window)).toBe(false);
  });
});

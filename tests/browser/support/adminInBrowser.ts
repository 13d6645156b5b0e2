import { resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { memoryServer } from '../../../adapters/fastify/testing/memoryServer.ts';
import { ScriptedStaffCalls } from '../../contracts/admin/ScriptedStaffCalls.ts';
import { browserOfWorker, closeContexts } from './browserOfWorker.ts';

export const asha = { name: 'Asha Rao', role: 'owner', email: 'asha@shop.example', password: 'secret-8' } as const;

/** A tab at the admin, and what its console said of problems other than refused calls. */
export type AdminTab = {
  readonly page: Page;
  readonly calls: ScriptedStaffCalls;
  readonly problems: readonly string[];
};

/** Serves the built admin while the tests of the file run. Its calls are answered as they are specified, from tables with one owner. */
export function adminInBrowser() {
  const { app } = memoryServer({ admin: { folder: resolve('dist-admin') } });
  let address = '';
  let browser: Browser;
  beforeAll(async () => {
    [address, browser] = await Promise.all([app.listen({ port: 0, host: '127.0.0.1' }), browserOfWorker()]);
  });
  afterEach(() => closeContexts(browser));
  afterAll(() => app.close());
  return {
    /** Opens a tab with this path, with reduced motion unless the options say otherwise. */
    async open(path: string, options: BrowserContextOptions = {}): Promise<AdminTab> {
      const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      const calls = new ScriptedStaffCalls();
      calls.hire(asha);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        const isRefusal = /status of 4\d\d/.test(message.text());
        if (message.type() === 'error' && !isRefusal) problems.push(message.text());
      });
      await page.route('**/favicon.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
      await page.route('**/api/admin/**', (route) => answer(route, calls.fetch));
      await page.goto(path);
      return { page, calls, problems };
    },
  };
}

async function answer(route: Route, calls: typeof fetch): Promise<void> {
  const request = route.request();
  const init = { method: request.method(), body: request.postData() };
  const response = await calls(new URL(request.url()).pathname, init).catch(() => undefined);
  if (response === undefined) return route.abort();
  const headers = Object.fromEntries(response.headers);
  await route.fulfill({ status: response.status, headers, body: await response.text() });
}

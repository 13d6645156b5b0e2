import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { makeServer } from '../../../adapters/fastify/makeServer.ts';
import { StaffFixture } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { productFiles } from '../../../adapters/product-files/productFiles.ts';
import { browserOfWorker, closeContexts } from './browserOfWorker.ts';

/** A tab at the admin. */
export type AdminTab = {
  readonly page: Page;
  /** The staff of the shop, with the owner Ravi. */
  readonly fixture: StaffFixture;
  /** The origin of the admin. */
  readonly address: string;
  /** What its console said of problems, other than refused calls. */
  readonly problems: readonly string[];
};

/** The built admin in front of a server over fakes, a new one for each tab. */
export function adminInBrowser() {
  const servers: FastifyInstance[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await browserOfWorker();
  });
  afterEach(() => closeContexts(browser));
  afterAll(() => Promise.all(servers.map((app) => app.close())));
  return {
    /** Opens a tab at this path, with reduced motion unless the options say otherwise. */
    async open(path: string, options: BrowserContextOptions = {}): Promise<AdminTab> {
      const fixture = await StaffFixture.withOwner({ productFiles });
      const app = makeServer(fixture.backEnd, {
        checkDatabase: async () => {},
        admin: { folder: resolve('dist-admin') },
        invitationsAt: 'https://shop.example',
      });
      servers.push(app);
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      const problems = recordProblems(page);
      // The icon is the shop's, which this server does not have.
      await page.route('**/favicon.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
      await page.goto(path);
      return { page, fixture, address, problems };
    },
  };
}

function recordProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const isRefusal = /status of 4\d\d/.test(message.text());
    if (message.type() === 'error' && !isRefusal) problems.push(message.text());
  });
  return problems;
}

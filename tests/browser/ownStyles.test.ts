import { readdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { startBuiltServer } from '../bench/server/startBuiltServer.ts';
import type { RunningProcess } from '../bench/server/startProcess.ts';
import { browserOfWorker, closeContexts } from './support/browserOfWorker.ts';

const WIDTHS = [360, 1280];
/** Those of a rendered document, of one from the build, and of the one for every other page. */
const PAGES = [
  ...[paths.home, `${paths.listing}?category=accessories`, paths.product(14), paths.creator('zoya.aftersix')],
  ...[paths.product(999), paths.sizes, paths.checkout],
];

let server: RunningProcess;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), browserOfWorker()]);
});
afterEach(() => closeContexts(browser));
afterAll(() => server.stop());

/** Runs in the page. Notes how each element and what stands before and after it look, with all animations at the same moment. */
function noteLooks(): void {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = 2_000;
  }
  const noted = [...document.querySelectorAll('body, body *')].flatMap((element) =>
    [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      const properties = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return [`${element.outerHTML.slice(0, 120)} ${part ?? ''}`, ...properties];
    }),
  );
  const { looks = [] } = window as { looks?: string[][][] };
  Object.assign(window, { looks: [...looks, noted] });
}

/** Runs in the page. Returns a line for each property that the two notes do not agree on. */
function differences(): readonly string[] {
  const [before = [], after = []] = (window as { looks?: string[][][] }).looks ?? [];
  if (before.length < 100) return [`Only ${before.length} looks were noted`];
  return before.flatMap(([element = '', ...properties], place) =>
    properties.flatMap((property, number) => {
      const now = after[place]?.[number + 1];
      return now === property ? [] : [`${element}: ${property}, then ${now}`];
    }),
  );
}

/** Adds the whole style sheet of the build to a document without scripts. */
async function addWholeSheet(page: Page): Promise<void> {
  const file = readdirSync('dist/assets').find((name) => name.endsWith('.css'));
  await page.evaluate(async (href) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const loaded = new Promise((resolve, reject) => {
      sheet.onload = resolve;
      sheet.onerror = reject;
    });
    document.head.append(sheet);
    await loaded;
  }, `/assets/${file}`);
}

describe('A document has the styles of all that it shows', () => {
  it.each(PAGES.flatMap((path) => WIDTHS.map((width) => [path, width] as const)))('%s at %i', async (path, width) => {
    const context = await browser.newContext({ viewport: { width, height: 740 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    // The scripts would load the rest.
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const media of ['screen', 'print'] as const) {
      await page.goto(`${server.address}${path}`);
      await page.evaluate(() => document.fonts.ready);
      await page.emulateMedia({ media });
      await page.evaluate(noteLooks);
      await addWholeSheet(page);
      await page.evaluate(noteLooks);
      expect(await page.evaluate(differences)).toEqual([]);
    }
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changesSince, type Edition } from '../../features/report/changes.ts';
import { pageParts } from '../../features/report/page/pageParts.ts';
import { specificationPage } from '../../features/report/page/specificationPage.ts';
import { parseFeature } from '../../features/report/parseFeature.ts';
import { specificationModel } from '../../features/report/specificationModel.ts';
import { launchChromium } from './support/launchChromium.ts';
import { accessibilityViolations } from './support/page/accessibilityViolations.ts';

const ADDRESS = 'http://specification.example/';
const featureOf = (area: string, ...scenarios: readonly string[]) =>
  parseFeature(
    `features/${area}/${area}.feature`,
    `Feature: About the ${area}\n @spec-1.${area}\n Rule: The ${area} holds things\n${scenarios
      .map((name) => `  Scenario: ${name}\n   Given a ${area}\n`)
      .join('')}`,
  );
const now: Edition = {
  sections: [
    {
      key: '1',
      title: 'One',
      statements: ['cart', 'wishlist'].map((name) => ({ id: `1.${name}`, text: `There is a ${name}.` })),
    },
  ],
  features: [featureOf('cart', 'Adding a mug', 'Removing a mug'), featureOf('wishlist', 'Wishing for a mug')],
};
const before: Edition = { ...now, features: [featureOf('cart', 'Adding a mug')] };

let browser: Browser;
let page: Page;
let markup = '';
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
  const rest = { tests: [], areTestsWhole: true, runs: new Map(), pictures: new Set<string>(), madeAt: 0 };
  const model = specificationModel({ ...now, ...rest, changes: changesSince('v1', before, now) });
  markup = specificationPage(model, await pageParts());
  await page.route(`${ADDRESS}**`, (route) => route.fulfill({ contentType: 'text/html', body: markup }));
});
beforeEach(async () => {
  await page.goto('about:blank');
});
afterAll(() => browser.close());

const seen = (selector: string) => page.locator(`${selector}:visible`).allInnerTexts();
const found = () => page.getByRole('status').innerText();
const nameOf = (text: string) => text.split('\n')[0];

describe('The page of the specification', () => {
  it('shows what is searched for, opens it, says how much it is, and keeps it in the address', async () => {
    await page.goto(ADDRESS);
    expect(await found()).toBe('3 scenarios of 2 rules');
    expect(await seen('.example')).toEqual([]);
    await page.getByRole('searchbox').fill('mug ADDING');
    expect(await found()).toBe('1 scenario of 1 rule');
    expect((await seen('.example .name')).map(nameOf)).toEqual(['Adding a mug']);
    expect(await seen('.feature h3')).toEqual(['About the cart']);
    expect(page.url()).toBe(`${ADDRESS}#q=mug+ADDING`);
    await page.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect.poll(found).toBe('3 scenarios of 2 rules');
    expect(page.url()).toBe(ADDRESS);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
  });

  it('shows a shared view: an area, what has changed, by number', async () => {
    await page.goto(`${ADDRESS}#area=cart&changed=yes`);
    expect(await found()).toBe('1 scenario of 1 rule');
    expect((await seen('.example .name')).map(nameOf)).toEqual(['new Removing a mug']);
    await page.getByLabel('Changed since v1').uncheck();
    expect(await found()).toBe('2 scenarios of 1 rule');
    await page.getByLabel('Proven by').selectOption('browser');
    expect(await found()).toBe('0 scenarios of 0 rules');
    await page.getByLabel('Proven by').selectOption('nothing that ran');
    await page.getByLabel('Order').selectOption('by number');
    expect(await found()).toBe('1 statement');
    expect(page.url()).toBe(`${ADDRESS}#area=cart&by=nothing&order=number`);
  });

  it.each(['#q=wishlist', '#q=wishlist&order=number'])('has nothing that shuts anyone out at %s', async (hash) => {
    await page.goto(`${ADDRESS}${hash}`);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it('opens the place that a link names, whatever is chosen', async () => {
    await page.goto(`${ADDRESS}#area=cart&order=number&q=cart`);
    await page.evaluate(() => {
      location.hash = '#rule-wishlist-wishlist-the-wishlist-holds-things';
    });
    await expect.poll(() => seen('.example .name')).toEqual(['new Wishing for a mug']);
    expect(await page.evaluate(() => document.activeElement?.parentElement?.id)).toMatch(/^rule-wishlist/);
    await page.locator('[href="#statement-1.wishlist"]:visible').click();
    await expect.poll(() => seen('.statement .text')).toEqual(['There is a cart.', 'There is a wishlist.']);
  });
});

import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../drive/world.ts';

When('she presses {string}', async function (this: ShopWorld, button: string) {
  await this.does(() => this.shop.screen.press(button));
});

When('she presses {string} for {string}', async function (this: ShopWorld, button: string, name: string) {
  await this.does(() => this.shop.screen.press(button, name));
});

When(
  'she presses {string} for {string} twice in a hurry',
  async function (this: ShopWorld, button: string, name: string) {
    await this.does(() => this.shop.screen.pressTwiceInAHurry(button, name));
  },
);

Then('she sees {string}', async function (this: ShopWorld, words: string) {
  await this.agrees(
    () => this.shop.screen.reads(words),
    (isRead) => assert.ok(isRead, `"${words}" is not on the page`),
  );
});

Then('she does not see {string}', async function (this: ShopWorld, words: string) {
  await this.agrees(
    () => this.shop.screen.reads(words),
    (isRead) => assert.ok(!isRead, `"${words}" is on the page`),
  );
});

Then('{string} shows:', async function (this: ShopWorld, name: string, table: DataTable) {
  const expected = table.rowsHash();
  await this.agrees(
    () => this.shop.screen.productFacts(name),
    (facts) => assert.deepEqual(Object.fromEntries(Object.keys(expected).map((key) => [key, facts[key]])), expected),
  );
});

Then('she is told {string}', async function (this: ShopWorld, news: string) {
  await this.agrees(
    () => this.shop.screen.toasts(),
    (told) => assert.ok(told.includes(news), `Told was: ${told.join(' | ') || 'nothing'}`),
  );
});

Then('she is told {string} once', async function (this: ShopWorld, news: string) {
  await this.agrees(
    () => this.shop.screen.toasts(),
    (told) =>
      assert.deepEqual(
        told.filter((text) => text === news),
        [news],
      ),
  );
});

Then('she is told nothing', async function (this: ShopWorld) {
  await this.shows(() => this.shop.screen.toasts(), []);
});

Then('she is told why the payment failed', async function (this: ShopWorld) {
  await this.agrees(
    () => this.shop.screen.toasts(),
    (told) =>
      assert.ok(
        told.some((news) => /^Payment failed: \S/.test(news)),
        told.join(' | '),
      ),
  );
});

Then('the news {string} is there', async function (this: ShopWorld, news: string) {
  await this.agrees(
    () => this.shop.screen.visibleToasts(),
    (present) => assert.ok(present.includes(news), present.join(' | ')),
  );
});

Then('the news {string} is gone', async function (this: ShopWorld, news: string) {
  await this.agrees(
    () => this.shop.screen.toasts(),
    (told) => assert.ok(told.includes(news)),
  );
  await this.agrees(
    () => this.shop.screen.visibleToasts(),
    (present) => assert.ok(!present.includes(news), present.join(' | ')),
  );
});

Then('{int} pieces of news are held', async function (this: ShopWorld, count: number) {
  await this.agrees(
    () => this.shop.screen.visibleToasts(),
    (present) => assert.equal(present.length, count),
  );
});

Then('she is asked for patience', async function (this: ShopWorld) {
  await this.shows(() => this.shop.screen.isSpinnerShown(), true);
});

Then('she is not asked for patience', async function (this: ShopWorld) {
  await this.shows(() => this.shop.screen.isSpinnerShown(), false);
});

Then('she is warned that the site is under construction', async function (this: ShopWorld) {
  await this.shows(() => this.shop.screen.hasConstructionWarning(), true);
});

Then('the footer leads to social media, a phone and an e-mail address', async function (this: ShopWorld) {
  await this.agrees(
    () => this.shop.screen.footer(),
    ({ social, phone, email }) =>
      assert.deepEqual({ social, phone, email }, { social: true, phone: true, email: true }),
  );
});

Then('the footer names the copyright', async function (this: ShopWorld) {
  await this.agrees(
    () => this.shop.screen.footer(),
    ({ copyright }) => assert.ok(copyright),
  );
});

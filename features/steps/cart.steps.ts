import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { CouponState } from '../drive/contracts/CartDriver.ts';
import type { ShopWorld } from '../drive/world.ts';

When('she adds {string} to the cart', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.cart.addOne(name));
});

When('she asks for one more {string}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.cart.oneMore(name));
});

When('she asks for one more {string} {int} times', async function (this: ShopWorld, name: string, times: number) {
  for (let time = 0; time < times; time += 1) await this.does(() => this.shop.cart.oneMore(name));
});

When('she asks for one fewer {string}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.cart.oneFewer(name));
});

When('she removes {string} from the cart', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.cart.remove(name));
});

When('she puts {string} back', async function (this: ShopWorld, name: string) {
  await this.shows(() => this.shop.notices.offersUndo(name), true);
  await this.does(() => this.shop.commands.undoRemoval(name));
});

Then(/^she (can|cannot) put "([^"]*)" back$/, async function (this: ShopWorld, can: string, name: string) {
  await this.shows(() => this.shop.notices.offersUndo(name), can === 'can');
});

When('she goes on to the checkout', async function (this: ShopWorld) {
  await this.does(() => this.shop.commands.goToCheckout());
});

Then('her cart is empty', async function (this: ShopWorld) {
  await this.shows(() => this.shop.notices.isCartEmpty(), true);
});

Then(
  /^her cart holds (?:(\d+) of )?"([^"]*)"$/,
  async function (this: ShopWorld, quantity: number | null, name: string) {
    await this.agrees(
      () => this.shop.cart.lines(),
      (lines) =>
        assert.deepEqual(
          lines.map((line) => [line.name, line.quantity]),
          [[name, String(quantity ?? 1)]],
        ),
    );
  },
);

Then('she sees in the cart:', async function (this: ShopWorld, table: DataTable) {
  const columns = table.raw()[0] ?? [];
  await this.agrees(
    () => this.shop.cart.lines(),
    (lines) =>
      assert.deepEqual(
        lines.map((line) => Object.fromEntries(Object.entries(line).filter(([column]) => columns.includes(column)))),
        table.hashes(),
      ),
  );
});

Then('the summary shows:', async function (this: ShopWorld, table: DataTable) {
  const expected = Object.entries(table.rowsHash()).map(([label, amount]) => [label.toLowerCase(), amount]);
  await this.agrees(
    () => this.shop.cart.summary(),
    (summary) =>
      assert.deepEqual(
        expected.map(([label = '']) => [label, lineOf(summary, label)]),
        expected,
      ),
  );
});

Then('the summary has no {string}', async function (this: ShopWorld, label: string) {
  await this.agrees(
    () => this.shop.cart.summary(),
    (summary) => {
      assert.notEqual(lineOf(summary, 'total'), undefined, 'There is no summary at all');
      assert.equal(lineOf(summary, label.toLowerCase()), undefined);
    },
  );
});

function lineOf(summary: Readonly<Record<string, string>>, label: string): string | undefined {
  return summary[label] ?? (label === 'coupon' ? summary['coupon discount'] : undefined);
}

When(/^she (chooses|gives up) the coupon "([^"]*)"$/, async function (this: ShopWorld, change: string, name: string) {
  await unfoldCoupons(this);
  const before = change === 'chooses' ? 'available' : 'chosen';
  await this.agrees(
    () => this.shop.cart.coupons(),
    (coupons) => assert.equal(couponIn(coupons, name).state, before),
  );
  await this.does(() => this.shop.cart.toggleCoupon(name));
});

When(
  'she changes her mind about the coupon {string} {int} times',
  async function (this: ShopWorld, name: string, times: number) {
    for (let time = 0; time < times; time += 1) await this.does(() => this.shop.cart.toggleCoupon(name));
  },
);

Then(
  /^the coupon "([^"]*)" is (available|unavailable|chosen)$/,
  async function (this: ShopWorld, name: string, state: string) {
    await this.agrees(
      () => this.shop.cart.coupons(),
      (coupons) => assert.equal(couponIn(coupons, name).state, state),
    );
  },
);

Then('the coupon {string} says {string}', async function (this: ShopWorld, name: string, note: string) {
  await this.agrees(
    () => this.shop.cart.coupons(),
    (coupons) => assert.ok(couponIn(coupons, name).note.includes(note)),
  );
});

Then('the coupon {string} does not say {string}', async function (this: ShopWorld, name: string, note: string) {
  await this.agrees(
    () => this.shop.cart.coupons(),
    (coupons) => assert.ok(!couponIn(coupons, name).note.includes(note)),
  );
});

Then('the coupons are in this order:', async function (this: ShopWorld, table: DataTable) {
  await this.agrees(
    () => this.shop.cart.coupons(),
    (coupons) =>
      assert.deepEqual(
        coupons.map(({ name }) => name),
        table.raw().flat(),
      ),
  );
});

When(/^she (opens|closes) the coupons$/, async function (this: ShopWorld, change: string) {
  await this.agrees(
    () => this.shop.cart.coupons(),
    (coupons) => assert.equal(coupons.length > 0, change === 'closes'),
  );
  await this.does(() => this.shop.commands.toggleCouponList());
});

Then('she sees no coupons', async function (this: ShopWorld) {
  await this.shows(() => this.shop.cart.coupons(), []);
});

Then('the summary hints {string}', async function (this: ShopWorld, words: string) {
  await this.shows(() => this.shop.notices.hintsAtCoupon(words), true);
});

Then('the summary does not hint {string}', async function (this: ShopWorld, words: string) {
  await this.shows(() => this.shop.notices.hintsAtCoupon(words), false);
});

async function unfoldCoupons(world: ShopWorld): Promise<void> {
  if ((await world.shop.cart.coupons()).length === 0) await world.does(() => world.shop.commands.toggleCouponList());
}

function couponIn(coupons: readonly CouponState[], name: string): CouponState {
  const coupon = coupons.find((candidate) => candidate.name === name);
  assert.ok(coupon, `There is no coupon ${name}`);
  return coupon;
}

Then('the cart says {string}', async function (this: ShopWorld, sentence: string) {
  await this.shows(() => this.shop.cart.news(), [sentence]);
});

Then('the cart says nothing new', async function (this: ShopWorld) {
  await this.agrees(
    () => this.shop.cart.lines(),
    (lines) => assert.ok(lines.length > 0),
  );
  await this.shows(() => this.shop.cart.news(), []);
});

When('she takes the news of the cart as read', async function (this: ShopWorld) {
  await this.agrees(
    () => this.shop.cart.news(),
    (news) => assert.ok(news.length > 0),
  );
  await this.does(() => this.shop.cart.takeNewsAsRead());
});

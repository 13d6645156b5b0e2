import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { OrderFacts } from '../drive/contracts/CheckoutDriver.ts';
import type { ShopWorld } from '../drive/world.ts';
import { list } from './tables.ts';

Then('the bag holds {string}', async function (this: ShopWorld, names: string) {
  await this.shows(() => this.shop.checkout.bag(), list(names));
});

Then('the addresses to choose from are {string}', async function (this: ShopWorld, names: string) {
  await this.shows(() => this.shop.checkout.addresses(), list(names));
});

When('she chooses the address {string}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.checkout.chooseAddress(name));
});

Then('the order goes to {string}', async function (this: ShopWorld, name: string) {
  await this.shows(() => this.shop.checkout.deliveringTo(), name);
});

When('she places the order to {string}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.checkout.chooseAddress(name));
  await this.does(() => this.shop.commands.placeOrder('once'));
});

When('she places the order', async function (this: ShopWorld) {
  await this.does(() => this.shop.commands.placeOrder('once'));
});

When('she places the order twice in a hurry', async function (this: ShopWorld) {
  await this.does(() => this.shop.commands.placeOrder('twice'));
});

Then('the order goes to nobody yet', async function (this: ShopWorld) {
  await this.shows(() => this.shop.checkout.deliveringTo(), undefined);
});

Then('no payment is open', async function (this: ShopWorld) {
  await this.shows(() => this.shop.payment.isOpen(), false);
});

Then('the payment is still open', async function (this: ShopWorld) {
  await this.shows(() => this.shop.payment.isOpen(), true);
});

Then('the payment asks for:', async function (this: ShopWorld, table: DataTable) {
  const expected = table.rowsHash();
  await this.agrees(
    () => this.shop.payment.facts(),
    (facts) => assert.deepEqual(Object.fromEntries(Object.keys(expected).map((key) => [key, facts[key]])), expected),
  );
});

Then("the payment's address note mentions {string}", async function (this: ShopWorld, words: string) {
  await this.agrees(
    () => this.shop.payment.addressNote(),
    (note) => assert.ok(note.includes(words), note),
  );
});

Then("the payment's address note has at most {int} letters", async function (this: ShopWorld, most: number) {
  await this.agrees(
    () => this.shop.payment.addressNote(),
    (note) => assert.ok(note.length > 0 && note.length <= most, `It has ${note.length}`),
  );
});

When('she pays', async function (this: ShopWorld) {
  await this.does(() => this.shop.payment.pay());
});

When('she cancels the payment', async function (this: ShopWorld) {
  await this.does(() => this.shop.payment.cancel());
});

Then(/^the checkout (says|no longer says) that nothing was paid$/, async function (this: ShopWorld, says: string) {
  await this.shows(() => this.shop.checkout.saysNotPaid(), says === 'says');
});

When('the payment succeeds after all', async function (this: ShopWorld) {
  await this.does(() => this.shop.payment.succeedAfterCancel());
});

When('her card is refused', async function (this: ShopWorld) {
  await this.does(() => this.shop.payment.refuseCard());
});

Then(/^she sees (\d+) orders?$/, async function (this: ShopWorld, count: string) {
  await this.agrees(
    () => this.shop.checkout.orders(),
    (orders) => assert.equal(orders.length, Number(count)),
  );
});

When('she buys order {int} again', async function (this: ShopWorld, number: number) {
  await this.agrees(
    () => this.shop.checkout.orders(),
    (orders) => assert.ok(orders.length >= number),
  );
  const { orderId = '' } = (await this.shop.checkout.orders())[number - 1] ?? {};
  await this.does(() => this.shop.checkout.buyAgain(orderId));
});

Then('she sees no orders', async function (this: ShopWorld) {
  await this.shows(() => this.shop.navigation.page(), 'orders');
  await this.shows(() => this.shop.checkout.orders(), []);
});

Then('order {int} shows {string}', async function (this: ShopWorld, number: number, words: string) {
  await this.agrees(
    () => this.shop.checkout.orders(),
    (orders) => assert.ok(orderIn(orders, number).text.includes(words), orderIn(orders, number).text),
  );
});

Then('order {int} shows its payment and its own number', async function (this: ShopWorld, number: number) {
  await this.agrees(
    () => this.shop.checkout.orders(),
    (orders) => {
      const { orderId, paymentId } = orderIn(orders, number);
      assert.match(paymentId, /^pay_\S+$/);
      assert.notEqual(orderId, '');
    },
  );
});

Then('no two orders have the same number', async function (this: ShopWorld) {
  await this.agrees(
    () => this.shop.checkout.orders(),
    (orders) => {
      assert.ok(orders.length > 1);
      assert.equal(new Set(orders.map(({ orderId }) => orderId)).size, orders.length);
    },
  );
});

Then('she is thanked with:', async function (this: ShopWorld, table: DataTable) {
  await this.agrees(
    () => this.shop.checkout.thanks(),
    (thanks = 'nothing') => {
      for (const words of table.raw().flat()) assert.ok(thanks.includes(words), `Thanked was: ${thanks}`);
    },
  );
});

Then('she is not thanked', async function (this: ShopWorld) {
  await this.agrees(
    () => this.shop.checkout.orders(),
    (orders) => assert.ok(orders.length > 0),
  );
  await this.shows(() => this.shop.checkout.thanks(), undefined);
});

Then('the shop offers {string} for {string}', async function (this: ShopWorld, offer: string, text: string) {
  await this.shows(() => this.shop.checkout.shortLines(), [`${text}${offer}`]);
});

Then('no line is short', async function (this: ShopWorld) {
  await this.shows(() => this.shop.checkout.shortLines(), []);
});

When('she takes what is left of {string}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.checkout.takeWhatIsLeft(name));
});

function orderIn(orders: readonly OrderFacts[], number: number): OrderFacts {
  const order = orders[number - 1];
  assert.ok(order, `There are ${orders.length} orders`);
  return order;
}

import { type DataTable, Given } from '@cucumber/cucumber';
import { accountOf } from '../behind/accounts.ts';
import type { AddressSetup, LineSetup, ProductSetup } from '../drive/contracts/setups.ts';
import type { ShopWorld } from '../drive/world.ts';
import { manyProducts, productsOfCreators } from './catalogue/manyProducts.ts';
import { hasPaid, isAtCheckout, isLoggedIn } from './orders/paidCart.ts';
import { setups } from './tables.ts';

Given('the shop sells:', function (this: ShopWorld, table: DataTable) {
  const products = setups<ProductSetup>(table);
  for (const { name, id, style, size } of products) {
    if (id === undefined) continue;
    if (style !== undefined) this.productNumbers.set(`${name} in ${size}`, id);
    if (style === undefined || !this.productNumbers.has(name)) this.productNumbers.set(name, id);
  }
  this.shop.backEnd.sells(products);
});

Given('the shop sells {int} products', function (this: ShopWorld, count: number) {
  this.shop.backEnd.sells(manyProducts(count));
});

Given('the shop sells a piece of each of {int} creators', function (this: ShopWorld, count: number) {
  this.shop.backEnd.sells(productsOfCreators(count));
});

Given('the shop sells its usual range', function (this: ShopWorld) {
  this.shop.backEnd.sellsUsualRange();
});

Given('{word} has an account', function (this: ShopWorld, name: string) {
  this.shop.backEnd.hasAccount(accountOf(name));
});

Given('{word} is logged in', function (this: ShopWorld, name: string) {
  isLoggedIn(this, name);
});

Given("{word}'s cart holds {string}", function (this: ShopWorld, owner: string, name: string) {
  this.shop.backEnd.hasAccount(accountOf(owner));
  this.shop.backEnd.cartHolds(accountOf(owner).email, [{ name, quantity: 1 }]);
});

Given(
  "{word}'s cart holds {int} of {string}",
  function (this: ShopWorld, owner: string, quantity: number, name: string) {
    this.shop.backEnd.hasAccount(accountOf(owner));
    this.shop.backEnd.cartHolds(accountOf(owner).email, [{ name, quantity }]);
  },
);

Given("{word}'s wishlist holds {string}", function (this: ShopWorld, owner: string, name: string) {
  this.shop.backEnd.hasAccount(accountOf(owner));
  this.shop.backEnd.wishlistHolds(accountOf(owner).email, [{ name }]);
});

Given("{word}'s address book holds {string}", async function (this: ShopWorld, owner: string, name: string) {
  this.shop.backEnd.hasAccount(accountOf(owner));
  this.shop.backEnd.addressBookHolds(accountOf(owner).email, [{ name }]);
});

Given('{word} is looking at her cart:', async function (this: ShopWorld, name: string, table: DataTable) {
  isLoggedIn(this, name);
  this.shop.backEnd.cartHolds(accountOf(name).email, setups<LineSetup>(table));
  await this.does(() => this.shop.navigation.open('cart'));
});

Given(
  '{word} has chosen the coupon {string} and the address {string} for:',
  async function (this: ShopWorld, name: string, coupon: string, address: string, table: DataTable) {
    isLoggedIn(this, name);
    this.shop.backEnd.addressBookHolds(accountOf(name).email, [{ name: address }, { name: 'Elsewhere' }]);
    this.shop.backEnd.cartHolds(accountOf(name).email, setups<LineSetup>(table));
    await this.does(() => this.shop.navigation.open('cart'));
    await this.does(() => this.shop.cart.toggleCoupon(coupon));
    await this.does(() => this.shop.commands.goToCheckout());
    await this.does(() => this.shop.checkout.chooseAddress(address));
  },
);

Given('{word} is looking at her wishlist:', async function (this: ShopWorld, name: string, table: DataTable) {
  isLoggedIn(this, name);
  this.shop.backEnd.wishlistHolds(accountOf(name).email, setups<ProductSetup>(table));
  await this.does(() => this.shop.navigation.open('wishlist'));
});

Given('{word} is looking at her addresses:', async function (this: ShopWorld, name: string, table: DataTable) {
  isLoggedIn(this, name);
  this.shop.backEnd.addressBookHolds(accountOf(name).email, setups<AddressSetup>(table));
  await this.does(() => this.shop.navigation.open('addresses'));
});

Given('{word} is at the checkout with:', async function (this: ShopWorld, name: string, table: DataTable) {
  await isAtCheckout(this, name, setups<LineSetup>(table));
});

Given('{word} has paid for:', async function (this: ShopWorld, name: string, table: DataTable) {
  await hasPaid(this, name, setups<LineSetup>(table));
});

Given(
  '{word} has ordered {string} for {int}',
  function (this: ShopWorld, name: string, productName: string, price: number) {
    const number = this.numberOfOrders++;
    const order = { orderId: `order-number-${number}`, paymentId: `pay_earlier${number}`, productName, price };
    this.shop.device.remembersOrder(accountOf(name).email, order);
  },
);

Given("elsewhere one more {string} comes into {word}'s cart", function (this: ShopWorld, name: string, owner: string) {
  this.shop.backEnd.cartHolds(accountOf(owner).email, [{ name, quantity: 1 }]);
});

Given("elsewhere one {string} goes out of {word}'s cart", function (this: ShopWorld, name: string, owner: string) {
  this.shop.backEnd.cartHolds(accountOf(owner).email, [{ name, quantity: -1 }]);
});

import { type DataTable, Given, When } from '@cucumber/cucumber';
import type { Area, Trouble } from '../support/doors/BackEndDoor.ts';
import type { AddressSetup, LineSetup, ProductSetup } from '../support/doors/setups.ts';
import { person, sampleShopper } from '../support/people.ts';
import type { ShopWorld } from '../support/world.ts';
import { setups } from './tables.ts';

Given('the shop sells:', function (this: ShopWorld, table: DataTable) {
  this.shop.backEnd.sells(setups<ProductSetup>(table));
});

Given('the shop sells its usual range', function (this: ShopWorld) {
  this.shop.backEnd.sellsUsualRange();
});

Given('{word} has an account', function (this: ShopWorld, name: string) {
  this.shop.backEnd.hasAccount(person(name));
});

Given('{word} is logged in', function (this: ShopWorld, name: string) {
  isLoggedIn(this, name);
});

Given("{word}'s cart holds {string}", function (this: ShopWorld, owner: string, name: string) {
  this.shop.backEnd.hasAccount(person(owner));
  this.shop.backEnd.cartHolds(person(owner).email, [{ name, quantity: 1 }]);
});

Given(
  "{word}'s cart holds {int} of {string}",
  function (this: ShopWorld, owner: string, quantity: number, name: string) {
    this.shop.backEnd.hasAccount(person(owner));
    this.shop.backEnd.cartHolds(person(owner).email, [{ name, quantity }]);
  },
);

Given("{word}'s wishlist holds {string}", function (this: ShopWorld, owner: string, name: string) {
  this.shop.backEnd.hasAccount(person(owner));
  this.shop.backEnd.wishlistHolds(person(owner).email, [{ name }]);
});

Given("{word}'s address book holds {string}", async function (this: ShopWorld, owner: string, name: string) {
  this.shop.backEnd.hasAccount(person(owner));
  this.shop.backEnd.addressBookHolds(person(owner).email, [{ name }]);
});

Given('{word} is looking at her cart:', async function (this: ShopWorld, name: string, table: DataTable) {
  isLoggedIn(this, name);
  this.shop.backEnd.cartHolds(person(name).email, setups<LineSetup>(table));
  await this.does(() => this.shop.way.open('cart'));
});

Given('{word} is looking at her wishlist:', async function (this: ShopWorld, name: string, table: DataTable) {
  isLoggedIn(this, name);
  this.shop.backEnd.wishlistHolds(person(name).email, setups<ProductSetup>(table));
  await this.does(() => this.shop.way.open('wishlist'));
});

Given('{word} is looking at her addresses:', async function (this: ShopWorld, name: string, table: DataTable) {
  isLoggedIn(this, name);
  this.shop.backEnd.addressBookHolds(person(name).email, setups<AddressSetup>(table));
  await this.does(() => this.shop.way.open('addresses'));
});

Given('{word} is at the checkout with:', async function (this: ShopWorld, name: string, table: DataTable) {
  isLoggedIn(this, name);
  this.shop.backEnd.cartHolds(person(name).email, setups<LineSetup>(table));
  this.shop.backEnd.addressBookHolds(person(name).email, [{ name: 'Home' }, { name: 'Office' }]);
  await this.does(() => this.shop.way.open('checkout'));
});

Given(
  '{word} has ordered {string} for {int}',
  function (this: ShopWorld, name: string, productName: string, price: number) {
    const number = this.numberOfOrders++;
    const order = { orderId: `order-number-${number}`, paymentId: `pay_${number}`, productName, price };
    this.shop.device.remembersOrder(person(name).email, order);
  },
);

Given("elsewhere one more {string} comes into {word}'s cart", function (this: ShopWorld, name: string, owner: string) {
  this.shop.backEnd.cartHolds(person(owner).email, [{ name, quantity: 1 }]);
});

const troubles: Readonly<Record<string, Trouble>> = {
  'cannot be reached': 'unreachable',
  'can no longer be reached': 'unreachable',
  'answers with a failure': 'failing',
  'answers without products': 'senseless',
  'makes no sense': 'senseless',
};

Given(
  /^the catalogue (cannot be reached|can no longer be reached|answers with a failure|answers without products|makes no sense)$/,
  function (this: ShopWorld, trouble: string) {
    this.shop.backEnd.fails('catalogue', troubles[trouble] ?? 'unreachable');
  },
);

Given('one product of the catalogue makes no sense', function (this: ShopWorld) {
  this.shop.backEnd.spoilsOneProduct();
});

const areas: Readonly<Record<string, Area>> = {
  'the cart': 'cart',
  'the wishlist': 'wishlist',
  'the address book': 'addresses',
  'the catalogue': 'catalogue',
  'signing up': 'authentication',
  'logging in': 'authentication',
};

function area(words: string): Area {
  const named = areas[words];
  if (named === undefined) throw new Error(`The shop has no ${words}`);
  return named;
}

Given(
  /^the shop refuses to change (the cart|the wishlist|the address book)$/,
  function (this: ShopWorld, words: string) {
    this.shop.backEnd.fails(area(words), 'failing');
  },
);

Given('the shop cannot tell what is in the cart', function (this: ShopWorld) {
  this.shop.backEnd.fails('cart', 'failing');
});

Given("the shop's answers about the cart make no sense", function (this: ShopWorld) {
  this.shop.backEnd.fails('cart', 'senseless');
});

Given(/^(logging in|signing up) fails without a reason$/, function (this: ShopWorld, words: string) {
  this.shop.backEnd.fails(area(words), 'failing');
});

Given('logging in fails because {string} and {string}', function (this: ShopWorld, first: string, second: string) {
  this.shop.backEnd.fails('authentication', { reasons: [first, second] });
});

Given(/^(the catalogue|signing up) is slow to answer$/, function (this: ShopWorld, words: string) {
  this.shop.backEnd.slowsDown(area(words));
});

Given("the shop's answers about the cart come late and the last one first", function (this: ShopWorld) {
  this.shop.backEnd.slowsDown('cart');
  this.letsGoLastFirst = true;
});

When('the late answers arrive', async function (this: ShopWorld) {
  while (this.shop.backEnd.heldBack() > 0) {
    this.shop.backEnd.letsGo(this.letsGoLastFirst ? 'last' : 'first');
    await this.shop.settled();
  }
});

Given('the payment provider cannot be reached', function (this: ShopWorld) {
  this.shop.payment.cannotBeReached();
});

When('the shop can be reached again', function (this: ShopWorld) {
  this.shop.backEnd.heals();
  this.shop.payment.canBeReached();
});

Given("{word}'s account no longer exists", function (this: ShopWorld, name: string) {
  this.shop.backEnd.removesAccount(person(name).email);
});

Given("{word}'s session has run out", function (this: ShopWorld, name: string) {
  person(name);
  this.shop.backEnd.endsSessions();
});

Given('someone pretends to be {word}', function (this: ShopWorld, name: string) {
  this.shop.backEnd.hasAccount(person(name));
  this.shop.device.remembersSession({ ...rememberedOf(name), token: 'made.up.words' });
});

Given('half of what the shop remembers of {word} is missing', function (this: ShopWorld, name: string) {
  this.shop.backEnd.hasAccount(person(name));
  const { firstName, email } = person(name);
  this.shop.device.remembersSession({ isAuth: 'true', firstName, email });
});

Given('what the shop remembers of {word} is damaged', function (this: ShopWorld, name: string) {
  this.shop.backEnd.hasAccount(person(name));
  this.shop.device.remembersSession({ ...rememberedOf(name), token: '', isAuth: '{"yes' });
});

Given("what the shop remembers of {word}'s orders is damaged", function (this: ShopWorld, name: string) {
  this.shop.device.damagesOrders(person(name).email);
});

When('she logs in as the sample shopper', async function (this: ShopWorld) {
  await this.logIn(sampleShopper.email, sampleShopper.password);
});

function isLoggedIn(world: ShopWorld, name: string): void {
  world.shop.backEnd.hasAccount(person(name));
  const token = world.shop.backEnd.tokenFor(person(name).email);
  world.shop.device.remembersSession({ ...rememberedOf(name), token });
}

function rememberedOf(name: string) {
  const { firstName, lastName, email } = person(name);
  return { isAuth: 'true', firstName, lastName, email };
}

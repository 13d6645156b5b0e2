import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../behind/accounts.ts';
import type { Area, Trouble } from '../drive/contracts/BackEndDriver.ts';
import type { ShopWorld } from '../drive/world.ts';

const troubles: Readonly<Record<string, Trouble>> = {
  'cannot be reached': 'unreachable',
  'can no longer be reached': 'unreachable',
  'answers with a failure': 'failing',
  'answers without products': 'senseless',
  'makes no sense': 'senseless',
};

Given(
  /^(the catalogue|the cart|the wishlist) (cannot be reached|can no longer be reached|answers with a failure|answers without products|makes no sense)$/,
  function (this: ShopWorld, words: string, trouble: string) {
    this.shop.backEnd.fails(area(words), troubles[trouble] ?? 'unreachable');
  },
);

Given('one product of the catalogue makes no sense', function (this: ShopWorld) {
  this.shop.backEnd.spoilsOneProduct();
});

const areas: Readonly<Record<string, Area>> = {
  'the cart': 'cart',
  'the wishlist': 'wishlist',
  'the address book': 'addresses',
  'her order': 'orders',
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
  /^the shop refuses to change (the cart|the wishlist|the address book|her order)$/,
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

Given(
  /^(the catalogue|the cart|the wishlist|signing up) is slow to answer$/,
  function (this: ShopWorld, words: string) {
    this.shop.backEnd.heldResponses.slowDown(area(words));
  },
);

Given('{word} is waiting to be logged in', async function (this: ShopWorld, name: string) {
  const { email, password } = accountOf(name);
  this.shop.backEnd.hasAccount(accountOf(name));
  this.shop.backEnd.heldResponses.slowDown('authentication');
  const here = await this.shop.navigation.page().catch(() => undefined);
  if (here !== 'login') await this.does(() => this.shop.navigation.open('login'));
  await this.logIn(email, password);
});

Given("the shop's answers about the cart come late and the last one first", function (this: ShopWorld) {
  this.shop.backEnd.heldResponses.slowDown('cart');
  this.releasesLastFirst = true;
});

When('the late answers arrive', async function (this: ShopWorld) {
  const { heldResponses } = this.shop.backEnd;
  while (heldResponses.count > 0) {
    heldResponses.release(this.releasesLastFirst ? 'last' : 'first');
    await this.shop.settled();
  }
});

When('one late answer arrives', async function (this: ShopWorld) {
  await this.does(async () => this.shop.backEnd.heldResponses.release('first'));
});

Then('the shop says that it cannot be reached', async function (this: ShopWorld) {
  await this.shows(() => this.shop.screen.isOffline(), true);
});

Then('the shop no longer says that it cannot be reached', async function (this: ShopWorld) {
  await this.shows(() => this.shop.screen.isOffline(), false);
});

Then('the shop says that it is slow to answer', async function (this: ShopWorld) {
  await this.shows(() => this.shop.screen.isSlow(), true);
});

Then('the shop no longer says that it is slow to answer', async function (this: ShopWorld) {
  await this.shows(() => this.shop.screen.isSlow(), false);
});

Then(/^the shop says that (\d+) changes? waits? for the connection$/, async function (this: ShopWorld, count: string) {
  await this.shows(() => this.shop.screen.waitingChanges(), Number(count));
});

When('she tries again', async function (this: ShopWorld) {
  await this.does(() => this.shop.screen.retry());
});

Given('the payment provider cannot be reached', function (this: ShopWorld) {
  this.shop.payment.cannotBeReached();
});

When('the shop can be reached again', function (this: ShopWorld) {
  this.shop.backEnd.heals();
  this.shop.payment.canBeReached();
});

Given("{word}'s account no longer exists", function (this: ShopWorld, name: string) {
  this.shop.backEnd.removesAccount(accountOf(name).email);
});

Given("{word}'s session has run out", function (this: ShopWorld, name: string) {
  accountOf(name);
  this.shop.backEnd.endsSessions();
});

import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { StaffRole } from '../../drive/contracts/admin/AdminBackEndDriver.ts';
import { STAFF_PASSWORD, staffEmail } from '../../drive/contracts/admin/AdminBackEndDriver.ts';
import type { ShopWorld } from '../../drive/world.ts';
import { list } from '../tables.ts';

/** How long a session lasts without use. */
const SESSION_MINUTES = 720;

/** The addresses of the pages, as the navigation calls them. */
const PAGES: Readonly<Record<string, string>> = {
  Today: '/admin',
  Orders: '/admin/orders',
  Returns: '/admin/returns',
  Products: '/admin/products',
  Stock: '/admin/stock',
  Coupons: '/admin/coupons',
  Pack: '/admin/orders/packing',
  Reports: '/admin/reports',
  Settings: '/admin/settings',
};

export function pathOf(page: string): string {
  const path = PAGES[page];
  assert(path, `There is no page ${page}`);
  return path;
}

Given('{word} works for the shop as {word}', function (this: ShopWorld, name: string, role: StaffRole) {
  this.admin.backEnd.hasStaff(name, role);
});

Given('{word} is at work as {word}', async function (this: ShopWorld, name: string, role: StaffRole) {
  this.admin.backEnd.hasStaff(name, role);
  await this.does(() => this.admin.session.open(pathOf('Today')));
  await this.does(() => this.admin.session.signIn(staffEmail(name), STAFF_PASSWORD));
});

When('{word} comes to work', async function (this: ShopWorld, name: string) {
  await this.does(() => this.admin.session.open(pathOf('Today')));
  await this.does(() => this.admin.session.signIn(staffEmail(name), STAFF_PASSWORD));
});

Given('somebody opens the admin', async function (this: ShopWorld) {
  await this.does(() => this.admin.session.open(pathOf('Today')));
});

When(/^(?:she|somebody) goes straight to (\w+)$/, async function (this: ShopWorld, page: string) {
  await this.does(() => this.admin.session.open(pathOf(page)));
});

When('{word} signs in', async function (this: ShopWorld, name: string) {
  await this.does(() => this.admin.session.signIn(staffEmail(name), STAFF_PASSWORD));
});

When('somebody signs in with {string} and {string}', async function (this: ShopWorld, email: string, password: string) {
  await this.does(() => this.admin.session.signIn(email, password));
});

When('somebody tries {int} wrong passwords for {word}', async function (this: ShopWorld, times: number, name: string) {
  for (let time = 0; time < times; time += 1)
    await this.does(() => this.admin.session.signIn(staffEmail(name), `wrong password ${time}`));
});

When('she signs out', async function (this: ShopWorld) {
  await this.does(() => this.admin.session.signOut());
});

When('she opens the invitation to {string}', async function (this: ShopWorld, email: string) {
  const token = await this.admin.backEnd.invitationOf(email);
  await this.does(() => this.admin.session.openInvitation(token));
});

When('she chooses the password {string}', async function (this: ShopWorld, password: string) {
  await this.does(() => this.admin.session.choosePassword(password));
});

Given(
  'her session ends after she has typed {string} for {string}',
  async function (this: ShopWorld, text: string, product: string) {
    await this.does(() => this.admin.session.open(pathOf('Stock')));
    await this.does(() => this.admin.stock.type(product, text));
    this.admin.backEnd.pass(SESSION_MINUTES + 1);
  },
);

When('{word} signs in again', async function (this: ShopWorld, name: string) {
  await this.does(() => this.admin.session.signInAgain(staffEmail(name), STAFF_PASSWORD));
});

When('a colleague makes {word} a(n) {word}', function (this: ShopWorld, name: string, role: StaffRole) {
  this.admin.backEnd.colleagueGivesRole(name, role);
});

Then('she is asked to sign in again', async function (this: ShopWorld) {
  await this.shows(() => this.admin.session.isAskedAgain(), true);
});

Then('the admin tells {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.session.news(), text);
});

Given('{int} minutes go by at work', function (this: ShopWorld, minutes: number) {
  this.admin.backEnd.pass(minutes);
});

When('she looks at the admin again', async function (this: ShopWorld) {
  await this.does(() => this.admin.lookAgain());
});

Then('the admin shows {string}', async function (this: ShopWorld, page: string) {
  await this.shows(() => this.admin.session.shown(), page);
});

Then('{string} is signed in to the admin', async function (this: ShopWorld, person: string) {
  await this.shows(() => this.admin.session.signedIn(), person);
});

Then('the menu offers {string}', async function (this: ShopWorld, pages: string) {
  await this.shows(() => this.admin.session.menu(), list(pages));
});

Then('the sign-in complains {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.session.complaints(), [text]);
});

Then('the sign-in complains:', async function (this: ShopWorld, table: DataTable) {
  await this.shows(async () => (await this.admin.session.complaints()).toSorted(), table.raw().flat().toSorted());
});

Then('the e-mail {string} is still typed', async function (this: ShopWorld, email: string) {
  await this.shows(() => this.admin.session.typedEmail(), email);
});

import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import { accountOf, sampleShopper } from '../behind/accounts.ts';
import type { ShopWorld } from '../drive/world.ts';

When('she fills in:', async function (this: ShopWorld, table: DataTable) {
  for (const [field, value] of Object.entries(table.rowsHash())) {
    await this.does(() => this.shop.form.fill(field, value));
  }
});

Then('the form holds:', async function (this: ShopWorld, table: DataTable) {
  for (const [field, value] of Object.entries(table.rowsHash())) {
    await this.shows(() => this.shop.form.value(field), value);
  }
});

Then('{string} is marked as wrong', async function (this: ShopWorld, field: string) {
  await this.shows(() => this.shop.form.isWrong(field), true);
});

When('she logs in as {word}', async function (this: ShopWorld, name: string) {
  await this.logIn(accountOf(name).email, accountOf(name).password);
});

When('she logs in as the sample shopper', async function (this: ShopWorld) {
  await this.logIn(sampleShopper.email, sampleShopper.password);
});

When('she logs in with {string} and {string}', async function (this: ShopWorld, email: string, password: string) {
  await this.logIn(email, password);
});

Then('she reads why she cannot log in', async function (this: ShopWorld) {
  await this.agrees(
    () => this.shop.form.refusal(),
    (refusal) => assert.notEqual(refusal, ''),
  );
});

When(/^she (ticks|unticks) "([^"]*)"$/, async function (this: ShopWorld, change: string, label: string) {
  await this.shows(() => this.shop.form.isTicked(label), change === 'unticks');
  await this.does(() => this.shop.form.toggleBox(label));
});

Then(/^"([^"]*)" is (ticked|not ticked)$/, async function (this: ShopWorld, label: string, state: string) {
  await this.shows(() => this.shop.form.isTicked(label), state === 'ticked');
});

When('she submits the form', async function (this: ShopWorld) {
  await this.does(() => this.shop.form.submit());
});

Then('the form says {string}', async function (this: ShopWorld, words: string) {
  await this.shows(() => this.shop.form.says(words), true);
});

Then('the form does not say {string}', async function (this: ShopWorld, words: string) {
  await this.shows(() => this.shop.form.says(words), false);
});

When('she fills in the signup form', async function (this: ShopWorld) {
  await fillInSignup(this, 'Priya');
});

When('she signs up as {word}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.shop.form.followLinkTo('signup'));
  await fillInSignup(this, name);
  await this.does(() => this.shop.form.submit());
});

async function fillInSignup(world: ShopWorld, name: string): Promise<void> {
  const { email, password, firstName, lastName } = accountOf(name);
  const fields = {
    'E-mail': email,
    Password: password,
    'Confirm password': password,
    'First name': firstName,
    'Last name': lastName,
  };
  for (const [field, value] of Object.entries(fields)) await world.shop.form.fill(field, value);
  await world.does(() => world.shop.form.toggleBox('Terms'));
}

When(/^she (shows|hides) the password$/, async function (this: ShopWorld, change: string) {
  await this.shows(() => this.shop.form.isPasswordReadable(), change === 'hides');
  await this.does(() => this.shop.form.togglePassword());
});

Then(/^the password is (hidden|readable)$/, async function (this: ShopWorld, state: string) {
  await this.shows(() => this.shop.form.isPasswordReadable(), state === 'readable');
});

When(/^she follows the link to (signup|login)$/, async function (this: ShopWorld, page: 'signup' | 'login') {
  await this.does(() => this.shop.form.followLinkTo(page));
});

import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { accountOf } from '../behind/accounts.ts';
import type { MailedLink } from '../drive/contracts/BackEndDriver.ts';
import type { ShopWorld } from '../drive/world.ts';

When('she opens the page of a forgotten password', async function (this: ShopWorld) {
  await this.does(() => this.shop.navigation.open('forgotPassword'));
});

Given('{word} has asked for a new password', async function (this: ShopWorld, name: string) {
  this.shop.backEnd.hasAccount(accountOf(name));
  await askForLink(this, accountOf(name).email);
});

Given(
  '{word} has set the password {string} with a mailed link',
  async function (this: ShopWorld, name: string, password: string) {
    this.shop.backEnd.hasAccount(accountOf(name));
    await askForLink(this, accountOf(name).email);
    await followLink(this, name, 'reset-password');
    await this.shop.form.fill('New password', password);
    await this.does(() => this.shop.form.submit());
  },
);

When('a visitor asks for a new password for {string}', async function (this: ShopWorld, email: string) {
  await askForLink(this, email);
});

async function askForLink(world: ShopWorld, email: string): Promise<void> {
  await world.does(() => world.shop.navigation.open('forgotPassword'));
  await world.shop.form.fill('E-mail', email);
  await world.does(() => world.shop.form.submit());
}

When('she follows the link for a new password that {word} was mailed', async function (this: ShopWorld, name: string) {
  await followLink(this, name, 'reset-password');
});

When(
  'she follows the link that verifies her e-mail, which {word} was mailed',
  async function (this: ShopWorld, name: string) {
    await followLink(this, name, 'verify-email');
  },
);

async function followLink(world: ShopWorld, name: string, link: MailedLink): Promise<void> {
  const path = await world.shop.backEnd.mailedLink?.(accountOf(name).email, link);
  assert.ok(path, 'This shop sends no mails');
  await world.does(() => world.shop.account.followLink(path));
}

Then('she reads {string}, and what to do next', async function (this: ShopWorld, promise: string) {
  await this.shows(() => this.shop.account.promise(), promise);
});

Then('she reads that the link no longer works', async function (this: ShopWorld) {
  await this.shows(() => this.shop.account.isLinkRefused(), true);
});

Then('she reads that her e-mail is verified', async function (this: ShopWorld) {
  await this.shows(() => this.shop.account.isEmailVerified(), true);
});

Then('she can ask for a new password', async function (this: ShopWorld) {
  await this.shows(() => this.shop.navigation.page(), 'forgotPassword');
});

When('she wants to delete her account', async function (this: ShopWorld) {
  await this.does(() => this.shop.account.askToDelete());
});

Then('the file with her data holds {string}', async function (this: ShopWorld, words: string) {
  const text = await this.shop.account.downloadedData();
  assert.ok(text.includes(words), text);
});

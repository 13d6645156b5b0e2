import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { StaffRole } from '../../drive/contracts/admin/AdminBackEndDriver.ts';
import { staffEmail } from '../../drive/contracts/admin/AdminBackEndDriver.ts';
import type { ShopWorld } from '../../drive/world.ts';
import { list } from '../tables.ts';
import { pathOf } from './session.steps.ts';

/** The secret of the key that was made last in a scenario. */
const secrets = new WeakMap<ShopWorld, string>();

When('she opens the settings {string}', async function (this: ShopWorld, section: string) {
  await this.does(() => this.admin.session.open(pathOf('Settings')));
  await this.does(() => this.admin.settings.chooseSection(section));
});

When('she invites {word} as {word}', async function (this: ShopWorld, name: string, role: StaffRole) {
  await this.does(() => this.admin.settings.invite({ name, email: staffEmail(name), role }));
});

When('she invites {string} with the e-mail {string}', async function (this: ShopWorld, name: string, email: string) {
  await this.does(() => this.admin.settings.invite({ name, email, role: 'packer' }));
});

When('she makes {word} a(n) {word}', async function (this: ShopWorld, name: string, role: StaffRole) {
  await this.does(() => this.admin.settings.changeRole(name, role));
});

When('she disables the account of {word}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.admin.settings.disable(name));
});

When('she opens the account of {word} again', async function (this: ShopWorld, name: string) {
  await this.does(() => this.admin.settings.openAgain(name));
});

When('she makes the key {string} as {word}', async function (this: ShopWorld, name: string, role: StaffRole) {
  await this.does(() => this.admin.settings.makeKey(name, role));
  secrets.set(this, await this.admin.settings.secret());
});

When('she has copied the secret', async function (this: ShopWorld) {
  await this.does(() => this.admin.settings.dismissSecret());
});

When('she ends the key {string}', async function (this: ShopWorld, name: string) {
  await this.does(() => this.admin.settings.endKey(name));
});

Then('the settings have {string}', async function (this: ShopWorld, sections: string) {
  await this.shows(() => this.admin.settings.sections(), list(sections));
});

Then('the people are:', async function (this: ShopWorld, table: DataTable) {
  await this.shows(() => this.admin.settings.people(), table.hashes() as never);
});

Then('the settings complain {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.settings.complaints(), [text]);
});

Then('the settings complain:', async function (this: ShopWorld, table: DataTable) {
  await this.shows(async () => (await this.admin.settings.complaints()).toSorted(), table.raw().flat().toSorted());
});

Then('the keys are:', async function (this: ShopWorld, table: DataTable) {
  await this.shows(() => this.admin.settings.keys(), table.hashes() as never);
});

Then('a secret is shown', async function (this: ShopWorld) {
  await this.agrees(
    () => this.admin.settings.secret(),
    (secret) => assert.notEqual(secret, ''),
  );
});

Then('no secret is shown', async function (this: ShopWorld) {
  await this.shows(() => this.admin.settings.secret(), '');
});

Then(/^the key (opens|no longer opens) the shop$/, async function (this: ShopWorld, opens: string) {
  const secret = secrets.get(this);
  assert(secret, 'No key was made');
  await this.shows(() => this.admin.backEnd.opensWith(secret), opens === 'opens');
});

Then('the activity begins with {string}', async function (this: ShopWorld, entry: string) {
  const [, shopper] = /the order of (\w+)/.exec(entry) ?? [];
  const told = shopper && entry.replace(`of ${shopper}`, await this.admin.backEnd.numberOf(shopper));
  await this.shows(async () => (await this.admin.settings.activity())[0], told ?? entry);
});

Then('the activity does not tell of {string}', async function (this: ShopWorld, text: string) {
  await this.agrees(
    () => this.admin.settings.activity(),
    (entries) => {
      assert.notEqual(entries.length, 0);
      assert.deepEqual(
        entries.filter((entry) => entry.includes(text)),
        [],
      );
    },
  );
});

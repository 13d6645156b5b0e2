import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { STAFF_PASSWORD, staffEmail } from '../../drive/contracts/admin/AdminBackEndDriver.ts';
import type { ShopWorld } from '../../drive/world.ts';
import { list } from '../tables.ts';
import { pathOf } from './session.steps.ts';

/** What the app and the paper of the person know who set one-time codes up last in a scenario. */
const kept = new WeakMap<ShopWorld, { readonly secret: string; readonly recoveryCodes: readonly string[] }>();

/** The code that was used last in a scenario. */
const usedCodes = new WeakMap<ShopWorld, string>();

function keptBy(world: ShopWorld) {
  const own = kept.get(world);
  assert(own, 'Nobody has set one-time codes up');
  return own;
}

async function openAccount(world: ShopWorld): Promise<void> {
  await world.does(() => world.admin.session.open(pathOf('Settings')));
  await world.does(() => world.admin.settings.chooseSection('Your account'));
}

Given('{word} is also signed in on {string}', function (this: ShopWorld, name: string, device: string) {
  this.admin.backEnd.signsInElsewhere(name, device);
});

Given('{word} signs in with one-time codes', function (this: ShopWorld, name: string) {
  this.admin.backEnd.hasCodes(name);
});

When('she ends the session on {string}', async function (this: ShopWorld, device: string) {
  await this.does(() => this.admin.account.endSession(device));
});

When('she signs out everywhere else', async function (this: ShopWorld) {
  await this.does(() => this.admin.account.endOtherSessions());
});

Then('she is signed in on {string}', async function (this: ShopWorld, devices: string) {
  const called = (device: string) => device.replace(/^.* \(this one\)$/, 'this one');
  const sessions = async () => (await this.admin.account.sessions()).map(called).toSorted();
  await this.shows(sessions, list(devices).toSorted());
});

When('she begins to set one-time codes up', async function (this: ShopWorld) {
  await openAccount(this);
  await this.does(() => this.admin.account.setUpCodes());
});

When('she shows the code {string} with her password', async function (this: ShopWorld, code: string) {
  await this.does(() => this.admin.account.turnOnCodes(code, STAFF_PASSWORD));
});

When('she shows the right code with the password {string}', async function (this: ShopWorld, password: string) {
  const code = await this.admin.backEnd.codeOf(await this.admin.account.secret());
  await this.does(() => this.admin.account.turnOnCodes(code, password));
});

When('she sets one-time codes up', async function (this: ShopWorld) {
  await openAccount(this);
  await this.does(() => this.admin.account.setUpCodes());
  const secret = await this.admin.account.secret();
  const code = await this.admin.backEnd.codeOf(secret);
  await this.does(() => this.admin.account.turnOnCodes(code, STAFF_PASSWORD));
  await this.agrees(
    () => this.admin.account.recoveryCodes(),
    (codes) => assert.equal(codes.length, 10),
  );
  kept.set(this, { secret, recoveryCodes: await this.admin.account.recoveryCodes() });
});

When('she puts the recovery codes away', async function (this: ShopWorld) {
  await this.does(() => this.admin.account.putAwayRecoveryCodes());
});

When('she turns the codes off with the password {string}', async function (this: ShopWorld, password: string) {
  await openAccount(this);
  await this.does(() => this.admin.account.turnOffCodes(password));
});

When('she turns the codes of {word} off', async function (this: ShopWorld, name: string) {
  await this.does(() => this.admin.settings.endCodes(name));
});

When('{word} signs in with the code of her app', async function (this: ShopWorld, name: string) {
  await this.does(() => this.admin.session.signIn(staffEmail(name), STAFF_PASSWORD));
  const code = await this.admin.backEnd.codeOf(keptBy(this).secret);
  usedCodes.set(this, code);
  await this.does(() => this.admin.session.enterCode(code));
});

When('{word} signs in with the same code', async function (this: ShopWorld, name: string) {
  await this.does(() => this.admin.session.signIn(staffEmail(name), STAFF_PASSWORD));
  await this.does(() => this.admin.session.enterCode(usedCodes.get(this) ?? ''));
});

When('{word} signs in with the code {string}', async function (this: ShopWorld, name: string, code: string) {
  await this.does(() => this.admin.session.signIn(staffEmail(name), STAFF_PASSWORD));
  await this.does(() => this.admin.session.enterCode(code));
});

When('{word} signs in with her first recovery code', async function (this: ShopWorld, name: string) {
  await this.does(() => this.admin.session.signIn(staffEmail(name), STAFF_PASSWORD));
  await this.does(() => this.admin.session.enterCode(keptBy(this).recoveryCodes[0] ?? ''));
});

Then(/^a code is (not )?asked for$/, async function (this: ShopWorld, not: string | null) {
  await this.shows(() => this.admin.session.asksForCode(), not === null);
});

Then(/^one-time codes are (on|off)$/, async function (this: ShopWorld, state: string) {
  await this.shows(() => this.admin.account.areCodesOn(), state === 'on');
});

Then(/^(\d+|no) recovery codes are shown$/, async function (this: ShopWorld, count: string) {
  await this.shows(async () => (await this.admin.account.recoveryCodes()).length, count === 'no' ? 0 : Number(count));
});

Then('the account complains {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.admin.account.complaints(), [text]);
});

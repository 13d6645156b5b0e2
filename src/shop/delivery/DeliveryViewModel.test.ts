import { beforeEach, expect, it } from 'vitest';
import { MemoryPin } from '../../../adapters/memory/device/MemoryPin.ts';
import { MemorySession } from '../../../adapters/memory/device/MemorySession.ts';
import { MemoryVisibility } from '../../../adapters/memory/MemoryVisibility.ts';
import type { DeliveryEstimate } from '../../../core/domain/delivery/DeliveryEstimate.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { DeliveryViewModel } from './DeliveryViewModel.ts';

const SOON: DeliveryEstimate = { from: '2026-11-26', to: '2026-11-28' };
const LATE: DeliveryEstimate = { from: '2026-11-30', to: '2026-12-02' };

let answer: (pin: string) => Promise<DeliveryEstimate | undefined>;
let asked: string[];
let sessions: MemorySession;
let pins: MemoryPin;
beforeEach(() => {
  asked = [];
  sessions = new MemorySession();
  sessions.remember(aSession());
  pins = new MemoryPin(sessions);
  answer = async () => SOON;
});

function open({ isOffered = true } = {}) {
  const pendingWork = new PendingWork();
  const visibility = new MemoryVisibility();
  const estimate = (pin: string) => {
    asked.push(pin);
    return answer(pin);
  };
  const page = new DeliveryViewModel({ pendingWork, visibility, sessions, pins, delivery: { isOffered, estimate } });
  page.appear();
  const idle = () => expect.poll(() => pendingWork.isIdle).toBe(true);
  const submit = async (text: string) => {
    page.type(text);
    await page.submit();
  };
  return { page, visibility, idle, submit };
}

it('The days are those at the PIN code that is remembered', async () => {
  await pins.remember('400050');
  const { page, idle } = open();
  expect([page.typed, page.days]).toEqual(['', undefined]);
  await idle();
  expect([page.typed, page.days, asked]).toEqual(['400050', 'Thu 26 – Sat 28 Nov', ['400050']]);
});

it('A PIN code with days is remembered', async () => {
  const { page, submit } = open();
  await submit(' 400 050 ');
  expect([page.days, page.complaint, await pins.recall()]).toEqual(['Thu 26 – Sat 28 Nov', undefined, '400050']);
});

it.each([
  ['4000', async () => SOON, 'A PIN code has six digits, such as 400050.'],
  ['990000', async () => undefined, 'We do not know this PIN code. Please check its digits.'],
  ['560001', () => Promise.reject(new Error('no network')), 'The days could not be looked up. Please try again.'],
])('With %s nothing is lost that was there', async (text, next, complaint) => {
  const { page, submit } = open();
  await submit('400050');
  answer = next;
  await submit(text);
  expect([page.complaint, page.typed, page.days]).toEqual([complaint, text, 'Thu 26 – Sat 28 Nov']);
  expect(await pins.recall()).toBe('400050');
  page.type('5');
  expect(page.complaint).toBeUndefined();
});

it('A PIN code is asked for once where it is shown, also when that fails', async () => {
  answer = () => Promise.reject(new Error('no network'));
  const { page, idle } = open();
  page.show('560001');
  await idle();
  page.show('560001');
  await idle();
  expect([page.daysTo('560001'), asked]).toEqual([undefined, ['560001']]);
});

it('The days are asked for again when the shopper comes back to the tab, and stay when they cannot be', async () => {
  const { page, visibility, submit, idle } = open();
  await submit('400050');
  answer = async () => LATE;
  visibility.look();
  await idle();
  expect(page.days).toBe('Mon 30 Nov – Wed 2 Dec');
  answer = () => Promise.reject(new Error('no network'));
  visibility.look();
  await idle();
  expect(page.days).toBe('Mon 30 Nov – Wed 2 Dec');
});

it('The answer for a PIN code that was typed over is not taken', async () => {
  let tell: (estimate: DeliveryEstimate | undefined) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      tell = resolve;
    });
  const { page } = open();
  page.type('990000');
  const submitted = page.submit();
  page.type('99000');
  tell(undefined);
  await submitted;
  expect([page.complaint, page.days]).toEqual([undefined, undefined]);
});

it.each([
  ['400050', ''],
  ['5600', '5600'],
])('The PIN code goes with the session; of the typed %s stays "%s"', async (typed, left) => {
  const { page, submit, idle } = open();
  await submit('400050');
  page.type(typed);
  sessions.forget(aSession());
  await idle();
  expect([page.typed, page.days]).toEqual([left, undefined]);
});

it('Nobody is asked where the shop says no days', async () => {
  await pins.remember('400050');
  const { page, idle } = open({ isOffered: false });
  page.show('400050');
  await idle();
  expect([page.isOffered, page.daysTo('400050'), asked]).toEqual([false, undefined, []]);
});

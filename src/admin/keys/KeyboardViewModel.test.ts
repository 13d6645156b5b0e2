import { beforeEach, expect, it } from 'vitest';
import { MemorySingleKeys } from '../../../adapters/memory/admin/MemorySingleKeys.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { KeyboardViewModel } from './KeyboardViewModel.ts';

const pages = [
  { goKey: 't', path: '/admin' },
  { goKey: 'o', path: '/admin/orders' },
];

let clock: MemoryClock;
let singleKeys: MemorySingleKeys;
let keyboard: KeyboardViewModel;
const press = (...keys: readonly string[]) => keys.map((key) => keyboard.press(key, pages));

beforeEach(() => {
  [clock, singleKeys] = [new MemoryClock(), new MemorySingleKeys()];
  keyboard = new KeyboardViewModel({ clock, singleKeys });
});

it('g and the key of a page lead to it', () => {
  expect(press('g', 'o', 'o', 'g', 't')).toEqual([undefined, '/admin/orders', undefined, undefined, '/admin']);
});

it('g and another key lead nowhere, and then it begins anew', () => {
  expect(press('g', 'x', 'o', 'g', 'g', 'o')).toEqual(Array(6).fill(undefined));
});

it('The second key counts for a while only, from the first on', () => {
  press('g');
  clock.advance(1499);
  expect(press('o')).toEqual(['/admin/orders']);
  clock.advance(1);
  press('g');
  clock.advance(1499);
  expect(press('o')).toEqual(['/admin/orders']);
  press('g');
  clock.advance(1500);
  expect(press('o')).toEqual([undefined]);
});

it('? shows the list, unless it follows g', () => {
  press('g', '?');
  expect(keyboard.isListOpen).toBe(false);
  press('?');
  expect(keyboard.isListOpen).toBe(true);
  keyboard.closeList();
  expect(keyboard.isListOpen).toBe(false);
});

it('Single keys can be switched off, and stay so', () => {
  keyboard.switchTo(false);
  expect(press('g', 'o', '?')).toEqual([undefined, undefined, undefined]);
  expect([keyboard.areOn, keyboard.isListOpen]).toEqual([false, false]);
  expect(new KeyboardViewModel({ clock, singleKeys }).areOn).toBe(false);
  keyboard.switchTo(true);
  expect([keyboard.areOn, singleKeys.areOn()]).toEqual([true, true]);
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { MemoryClock } from '../memory/MemoryClock.ts';
import { PlainToasts } from './PlainToasts.ts';

it('Messages without the library are shown for six seconds; only errors interrupt a screen reader', () => {
  const clock = new MemoryClock();
  const page = document.implementation.createHTMLDocument();
  const toasts = new PlainToasts(page, clock);
  toasts.success('Added');
  toasts.error('Some Error Occurred!');
  const shown = () => [...page.body.children].map((toast) => [toast.getAttribute('role'), toast.textContent]);
  expect(shown()).toEqual([
    ['status', 'Added'],
    ['alert', 'Some Error Occurred!'],
  ]);
  clock.advance(5_999);
  expect(shown()).toHaveLength(2);
  clock.advance(1);
  expect(shown()).toEqual([]);
});

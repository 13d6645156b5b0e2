// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Toaster, toast } from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HotToasts } from './HotToasts.ts';
import { toasterSettings } from './toasterSettings.ts';

let root: Root;
const page = document.createElement('div');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(page);
  act(() => root.render(createElement(Toaster, toasterSettings)));
});
afterEach(() => {
  act(() => {
    toast.remove();
    root.unmount();
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function liveRegion(text: string): Element | undefined {
  return [...page.querySelectorAll('[aria-live]')].find(({ textContent }) => textContent === text);
}

describe('Toasts on the page', () => {
  it.each([
    ['success', 'status', 'polite'],
    ['error', 'alert', 'assertive'],
  ] as const)('of the kind %s have the role %s and are announced as %s', (kind, role, live) => {
    act(() => new HotToasts()[kind]('News'));
    const region = liveRegion('News');
    expect([region?.getAttribute('role'), region?.getAttribute('aria-live')]).toEqual([role, live]);
  });

  it('appear top-right [spec 4.toast-duration]', () => {
    act(() => new HotToasts().success('News'));
    const place = liveRegion('News')?.closest<HTMLElement>('[style*="position: absolute"]');
    expect([place?.style.top, place?.style.justifyContent]).toEqual(['0px', 'flex-end']);
  });

  it('last 1500 ms for success and error, also when the library is called directly, and 4000 ms for blank toasts [spec 9.toast-duration]', () => {
    act(() => {
      toast.success('A success');
      toast.error('An error');
      toast('Blank');
    });
    const shown = () => ['A success', 'An error', 'Blank'].filter((text) => liveRegion(text) !== undefined);
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
    expect(shown()).toEqual(['A success', 'An error', 'Blank']);
    pass(1500);
    pass(1000);
    expect(shown()).toEqual(['Blank']);
    pass(1499);
    expect(shown()).toEqual(['Blank']);
    pass(1);
    pass(1000);
    expect(shown()).toEqual([]);
  });
});

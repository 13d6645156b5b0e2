// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryToasts } from '../../../adapters/memory/MemoryToasts.ts';
import { type RenderedToaster, renderToaster } from '../../../adapters/toast/renderToaster.ts';
import { describeNotifyingContract } from './notifyingContract.ts';

/** One toaster serves all tests: the library's store is one for the page. */
let toaster: RenderedToaster | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

afterAll(() => act(() => toaster?.remove()));

describeNotifyingContract('MemoryToasts', () => {
  const clock = new MemoryClock();
  const toasts = new MemoryToasts(clock);
  return {
    toasts,
    seen: () => toasts.held,
    held: () => toasts.held.length,
    advance: (milliseconds) => clock.advance(milliseconds),
  };
});

describeNotifyingContract('The toasts of the page', () => {
  const calls: (() => void)[] = [];
  // One act for several calls: each act renders all toasts, which takes long in this DOM.
  const flush = () =>
    act(() => {
      for (const call of calls.splice(0)) call();
    });
  const held = () => {
    flush();
    return [...document.querySelectorAll('[data-toasts] :is([role=status], [role=alert])')];
  };
  calls.push(() => {
    toaster ??= renderToaster(document);
  });
  return {
    toasts: {
      success: (text) => calls.push(() => toaster?.toasts.success(text)),
      error: (text) => calls.push(() => toaster?.toasts.error(text)),
    },
    seen: () =>
      held()
        .filter((toast) => toast.closest('[aria-hidden=true]') === null)
        .map((toast) => ({ kind: toast.role === 'alert' ? 'error' : 'success', text: toast.textContent ?? '' }))
        .reverse(),
    held: () => held().length,
    advance: (milliseconds) => {
      flush();
      act(() => vi.advanceTimersByTime(milliseconds));
    },
  };
});

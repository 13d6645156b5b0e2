// @vitest-environment happy-dom
import { act, createElement, Fragment } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type Toast, Toaster, toast, useToasterStore } from 'react-hot-toast';
import { afterEach, beforeEach, vi } from 'vitest';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { MemoryToasts } from '../../adapters/memory/MemoryToasts.ts';
import { HotToasts } from '../../adapters/toast/HotToasts.ts';
import { describeNotifyingContract } from './notifyingContract.ts';

let root: Root | undefined;
let stored: readonly Toast[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  act(() => {
    toast.remove();
    root?.unmount();
  });
  root = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

/** Shows nothing; lets the test look into the library's own store. */
function StoreReader(): null {
  stored = useToasterStore().toasts;
  return null;
}

describeNotifyingContract('HotToasts in a page', () => {
  root = createRoot(document.createElement('div'));
  const page = createElement(Fragment, null, createElement(Toaster), createElement(StoreReader));
  act(() => root?.render(page));
  const toasts = new HotToasts();
  return {
    toasts: {
      success: (text) => act(() => toasts.success(text)),
      error: (text) => act(() => toasts.error(text)),
    },
    seen: () =>
      stored
        .filter(({ visible }) => visible)
        .map(({ type, message }) => ({ kind: type, text: String(message) }))
        .reverse(),
    held: () => stored.length,
    advance: (milliseconds) => act(() => vi.advanceTimersByTime(milliseconds)),
  };
});

// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useValueAfterPaint } from './useValueAfterPaint.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const element = document.createElement('div');
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  root = createRoot(element);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

function Shown({ value }: { readonly value: string }) {
  return useValueAfterPaint(value);
}

/** Renders a value. Returns what is shown then. */
function render(value: string): string | null {
  act(() => root.render(<Shown value={value} />));
  return element.textContent;
}

/** Returns what is shown when the next frame begins, and after it. */
function nextFrame(): readonly (string | null)[] {
  let atFrame: string | null = null;
  requestAnimationFrame(() => {
    atFrame = element.textContent;
  });
  act(() => vi.advanceTimersToNextFrame());
  act(() => vi.advanceTimersByTime(1));
  return [atFrame, element.textContent];
}

it('The first value is shown at once, others after the next frame', () => {
  expect(render('all')).toBe('all');
  expect(render('women')).toBe('all');
  expect(nextFrame()).toEqual(['all', 'women']);
  expect(nextFrame()).toEqual(['women', 'women']);
});

it('Of several values in one frame the last is shown', () => {
  render('all');
  render('women');
  expect(render('men')).toBe('all');
  expect(nextFrame()).toEqual(['all', 'men']);
});

it('A value that is taken back within a frame is never shown', () => {
  render('all');
  render('women');
  render('all');
  expect(nextFrame()).toEqual(['all', 'all']);
});

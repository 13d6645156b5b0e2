// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCardsByFrame } from './useCardsByFrame.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: ReturnType<typeof createRoot>;
let frames: (() => void)[];

beforeEach(() => {
  root = createRoot(document.createElement('div'));
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

/** Renders a row with this many cards, again for each number. Returns how many of them are rendered after each frame. */
function cardsByFrame(isAtOnce: boolean, ...received: readonly number[]): readonly number[] {
  const counts: number[] = [];
  function Row({ count }: { readonly count: number }) {
    counts.push(useCardsByFrame(count, isAtOnce));
    return null;
  }
  for (const count of received) {
    act(() => root.render(<Row count={count} />));
    for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) act(frame);
  }
  return counts;
}

it('A row that is in sight has all its cards at once', () => {
  expect(cardsByFrame(true, 3)).toEqual([3]);
});

it('A row that is not in sight yet gets one card in each frame', () => {
  expect(cardsByFrame(false, 3)).toEqual([0, 1, 2, 3]);
});

it('Cards whose products arrive later come one in each frame', () => {
  expect(cardsByFrame(true, 0, 2)).toEqual([0, 0, 1, 2]);
});

// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useItsTurn } from './useItsTurn.ts';

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

/** Renders a card whose turn is after three frames, again for each answer to whether its product is there. Returns whether it is rendered after each frame. */
function cardByFrame(isAtOnce: boolean, ...isThere: readonly boolean[]): readonly boolean[] {
  const rendered: boolean[] = [];
  function Card({ isReceived }: { readonly isReceived: boolean }) {
    rendered.push(useItsTurn(isReceived, isAtOnce, 3));
    return null;
  }
  for (const isReceived of isThere) {
    act(() => root.render(<Card isReceived={isReceived} />));
    for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) act(frame);
  }
  return rendered;
}

it('A card that is in sight is rendered at once', () => {
  expect(cardByFrame(true, true)).toEqual([true]);
});

it('A card that is not in sight yet waits for its turn', () => {
  expect(cardByFrame(false, true)).toEqual([false, false, false, true]);
});

it('A card whose product arrives later waits for its turn from then on', () => {
  expect(cardByFrame(true, false, true)).toEqual([false, false, false, false, true]);
});

it('A card is not rendered without its product', () => {
  expect(cardByFrame(true, true, false)).toEqual([true, false]);
});

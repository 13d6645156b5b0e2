// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { render } from '../testing/render.ts';
import { firstClickOnly } from './firstClickOnly.ts';

it.each([
  ['a click', [1], 1],
  ['a double click', [1, 2], 1],
  ['a triple click', [1, 2, 3], 1],
  ['two separate clicks', [1, 1], 2],
  ['the keyboard, whose clicks are not counted', [0, 0], 2],
])('A button that takes the first click only, by %s', (_, details, times) => {
  let pressed = 0;
  const page = render(
    <button
      type="button"
      onClick={firstClickOnly(() => {
        pressed += 1;
      })}
    >
      Add to Cart
    </button>,
  );
  for (const detail of details) {
    act(() => void page.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
  }
  expect(pressed).toBe(times);
});

// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_QUANTITY } from '../../../../core/domain/cart/CartItem.ts';
import { render } from '../../../shared/ui/testing/render.ts';
import { QuantityControl } from './QuantityControl.tsx';

let changes: string[];

beforeEach(() => {
  changes = [];
});

function plusAt(quantity: number): { button: HTMLElement | null; description: string | undefined } {
  const page = render(
    <QuantityControl
      name="Tote"
      quantity={quantity}
      onDecrease={() => changes.push('decrease')}
      onIncrease={() => changes.push('increase')}
    />,
  );
  const button = page.querySelector<HTMLElement>('[aria-label="Increase quantity of Tote"]');
  const described = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
  act(() => button?.click());
  return { button, description: described?.textContent ?? undefined };
}

describe('A line has at most 99 pieces', () => {
  it('one more of 98 can be had', () => {
    const { button, description } = plusAt(98);
    expect(button?.getAttribute('aria-disabled')).not.toBe('true');
    expect(description).toBeUndefined();
    expect(changes).toEqual(['increase']);
  });

  it.each([MAX_QUANTITY, MAX_QUANTITY + 1])('of %d no more, and the button says why', (quantity) => {
    const { button, description } = plusAt(quantity);
    expect(button?.getAttribute('aria-disabled')).toBe('true');
    expect(description).toBe('99 pieces at most');
    expect(changes).toEqual([]);
  });
});

import { type RefObject, useEffect } from 'react';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { isCommand } from '../../keys/isCommand.ts';
import { KEYBOARD } from '../../keys/tokens.ts';

/** Keys of a list: `/` searches, j and k go through the rows, as the arrows do within them, x ticks. None while one types or in a dialog. */
export function useListKeys(page: RefObject<HTMLElement | null>): void {
  const keyboard = useShared(KEYBOARD);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (page.current === null || !(target instanceof Element) || !isCommand(event)) return;
      // Arrows are no letters: they stay.
      if (!keyboard.areOn && !key.startsWith('Arrow')) return;
      if (act(page.current, target.closest('[data-row]'), key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [page, keyboard]);
}

/** Does what a key does, and returns whether it does anything. */
function act(page: HTMLElement, row: Element | null, key: string): boolean {
  switch (key) {
    case '/':
      return focus(page.querySelector('[data-find]'));
    case 'j':
      return step(page, row, 1);
    case 'k':
      return step(page, row, -1);
    case 'ArrowDown':
      return row !== null && step(page, row, 1);
    case 'ArrowUp':
      return row !== null && step(page, row, -1);
    case 'x': {
      const tick = row?.querySelector<HTMLInputElement>('input[type="checkbox"]');
      tick?.click();
      return tick !== null && tick !== undefined;
    }
    default:
      return false;
  }
}

/** Moves the focus to the row that is `by` rows behind; from outside the rows, to the first. */
function step(page: HTMLElement, row: Element | null, by: number): boolean {
  const rows = [...page.querySelectorAll('[data-row]')];
  const place = row === null ? 0 : rows.indexOf(row) + by;
  return focus(rows[place]?.querySelector('a') ?? null);
}

function focus(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null;
}

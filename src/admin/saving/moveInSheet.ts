import type { KeyboardEvent } from 'react';

/** Moves the focus within a column, the fields of which have the same `data-cell`: Enter and the arrow down go to the next field, the arrow up to the one before. */
export function moveInSheet(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0;
  if (by === 0 || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLInputElement)) return;
  // Enter in a cell is not meant to save the sheet.
  event.preventDefault();
  const cells = [...currentTarget.querySelectorAll<HTMLInputElement>('input[data-cell]')];
  const column = cells.filter((cell) => cell.dataset.cell === target.dataset.cell);
  column[column.indexOf(target) + by]?.focus();
}

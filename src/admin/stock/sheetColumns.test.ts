import { expect, it } from 'vitest';
import { sheetColumns } from './sheetColumns.ts';

const style = (...sizes: readonly string[]) => ({
  ...{ styleId: sizes.join(), title: 'Tee', creator: '@meher.makes' },
  sizes: sizes.map((size) => ({ sku: size, size, hidden: false })),
});

it('Sizes that styles share have columns, letters in their order first', () => {
  expect(sheetColumns([style('XL', 'S', '32'), style('32', 'S', 'XL', 'M'), style('One size')])).toEqual([
    ...['S', 'XL', '32'],
  ]);
});

it('One style alone, or a size twice in it, makes no column, and there are at most eight', () => {
  expect(sheetColumns([style('S', 'S', 'M')])).toEqual([]);
  const many = style(...Array.from({ length: 20 }, (_, at) => `${at}`));
  expect(sheetColumns([many, many])).toHaveLength(8);
});

import { expect, it } from 'vitest';
import { inSlots, sizeSlots } from './sizeSlots.ts';

const style = (...sizes: readonly string[]) => ({
  ...{ styleId: sizes.join(), title: 'Tee', creator: '@meher.makes' },
  sizes: sizes.map((size) => ({ sku: size, size, hidden: false })),
});
const placed = (all: readonly ReturnType<typeof style>[], of: ReturnType<typeof style>) =>
  inSlots(of.sizes, sizeSlots([...all, of])).map((each) => each?.size);

it('The same letters and the same numbers stand below one another, the smallest first', () => {
  expect(placed([style('XS', 'S')], style('XL', 'M', 'S'))).toEqual([undefined, 'S', 'M', 'XL']);
  expect(placed([style('8', '30')], style('32', '10'))).toEqual([undefined, '10', undefined, '32']);
});

it('Other sizes stand as they come, as do mixed ones, the same twice, and one of too many', () => {
  expect(placed([style('S', 'M')], style('One size'))).toEqual(['One size']);
  expect(placed([style('S', 'M')], style('M', 'One size'))).toEqual(['M', 'One size']);
  expect(placed([style('S', 'L')], style('M', 'M'))).toEqual(['M', 'M']);
  expect(placed([style(...Array.from({ length: 20 }, (_, at) => `${at}`))], style('7', '3'))).toEqual(['7', '3']);
});

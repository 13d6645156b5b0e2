import { productSeeds } from './products.ts';

const PLENTY = 500;
/** The pieces that are left of some products: two have few, one is sold out. */
const LEFT: Readonly<Record<string, number>> = {
  'slow-hour-watch': 2,
  'wave-edge-scarf': 3,
  'apricot-cable-cardigan': 0,
};

/** The pieces on hand of the sample catalogue, by the products' keys. */
export const stockSeeds: ReadonlyMap<string, number> = new Map(
  productSeeds.map(({ _id }) => [_id, LEFT[_id.replace(/^cr-\d+-/, '')] ?? PLENTY]),
);

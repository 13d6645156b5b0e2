import fc from 'fast-check';
import { byTextFacet } from '../../core/domain/catalogue/facets/textFacets.ts';
import type { Filters } from '../../core/domain/catalogue/filters/Filters.ts';
import { priceBands } from '../../core/domain/catalogue/filters/priceBands.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { withSizes } from '../../core/domain/styles/withSizes.ts';

/** A small set of values, so that products share them; some differ in case only. */
const CATEGORIES = ['clothing', 'Clothing', 'accessories', 'ACCESSORIES', 'bags'];
const INFLUENCERS = ['@meher.makes', '@Meher.Makes', '@zoya', '@İpek', '@straße'];
const SIZES = ['S', 's', 'M', 'L', 'XL', 'xl', 'XXL', 'One Size', ''];
const NAMES = [
  'Low Tide T-Shirt',
  'low tide cap',
  'Parade Skirt',
  'Été Straße',
  'İSTANBUL Tee',
  'ΣΑΣ scarf',
  '😀 Cap',
  '',
];
/** Paise at, just inside and just outside the ends of the price bands. */
const PRICES = [0, 1, 199, 200, 201, 202, 999, 999.5, 1000, 1999, 2000, 5000, 5001].map((rupees) => rupees * 100);
const SEARCHES = [
  '',
  'tide',
  'TIDE',
  'w Tide T',
  'tide low',
  'i',
  'İ',
  'i̇stanbul',
  'ß',
  'ss',
  'σ',
  'é',
  '😀',
  ' ',
  'nothing like it',
];

export const anyValue = fc.oneof(fc.constantFrom(...CATEGORIES, ...INFLUENCERS, ...SIZES), fc.string({ maxLength: 4 }));

/** So many different creators that a listing does not show them all. */
const anyInfluencer = fc.oneof(
  fc.constantFrom(...INFLUENCERS),
  fc.integer({ min: 1, max: 15 }).map((number) => `@maker.${number}`),
);

const anyPrice = fc.oneof(fc.constantFrom(...PRICES), fc.integer({ min: 0, max: 600_000 }));

const anyProductFields = fc.record({
  name: fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: 'grapheme', maxLength: 12 })),
  category: fc.constantFrom(...CATEGORIES),
  categoryName: fc.constantFrom("men's", "women's", "Women's", 'everybody', ''),
  influencer: anyInfluencer,
  size: fc.constantFrom(...SIZES),
  originalPrice: anyPrice,
  discountedPrice: anyPrice,
});

/** A product, and how many places earlier another stands of whose piece it is a size; 0 for a piece of its own. */
const anyPlacedProduct = fc.tuple(
  anyProductFields,
  fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }) }),
);

/** Product lists of up to 60 products with non-ASCII names, values in mixed case, many equal prices, and pieces in several sizes. */
export const anyCatalogue: fc.Arbitrary<readonly Product[]> = fc
  .array(anyPlacedProduct, { maxLength: 60, size: 'medium' })
  .map((placed) => {
    const styled: (Product & { readonly style: string })[] = [];
    for (const [fields, distance] of placed) {
      const place = styled.length + 1;
      const other = distance === 0 ? undefined : styled[styled.length - distance];
      const { size, originalPrice, discountedPrice } = fields;
      styled.push({
        ...{ ...fields, style: `style-${place}`, description: '', ...other, size, originalPrice, discountedPrice },
        ...{ key: `product-${place}`, id: place, image: `/pictures/${place}.webp` },
      });
    }
    return withSizes(styled);
  });

const anyBand = fc.oneof(
  fc.constantFrom(...priceBands.map(({ min, max }) => ({ min, max }))),
  fc.record({ min: anyPrice, max: anyPrice }),
);

/** Leaves a group empty in half the cases, so that the filters match some products. */
const orEmpty = <Value>(values: fc.Arbitrary<readonly Value[]>) => fc.oneof(fc.constant<readonly Value[]>([]), values);

const anyOf = (values: readonly string[]) => {
  const value = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: anyValue });
  return orEmpty(fc.array(value, { minLength: 1, maxLength: 4 }));
};

const anySearch = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.constantFrom(...SEARCHES) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 2 }) },
);

/** Filters with values that exist, that do not exist, that overlap and that match nothing. */
export const anyFilters: fc.Arbitrary<Filters> = fc.record({
  ...byTextFacet(() => orEmpty(fc.array(anyValue))),
  search: anySearch,
  categories: anyOf(CATEGORIES),
  influencers: anyOf(INFLUENCERS),
  people: anyOf(['women', 'Men', 'everybody']),
  sizes: anyOf(SIZES),
  priceBands: orEmpty(fc.array(anyBand, { minLength: 1, maxLength: 3 })),
  sort: fc.constantFrom(undefined, 'highToLow', 'lowToHigh'),
});

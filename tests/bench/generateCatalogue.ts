import type { Product } from '../../core/domain/catalogue/Product.ts';
import { fromRupees } from '../../core/domain/money/Paise.ts';
import { pseudoRandom } from './pseudoRandom.ts';

const CREATORS = [
  'meher.makes',
  'zoya.aftersix',
  'kabir.cuts',
  'tara.knits',
  'dev.denim',
  'isha.ink',
  'noor.night',
  'om',
];
const MOODS = ['Low Tide', 'Parade', 'Second Shift', 'Monsoon', 'Quiet Hour', 'Night Bus', 'Terrace', 'Saffron'];
const CUTS = ['Block-Print', 'Pleated', 'Quilted', 'Linen', 'Ribbed', 'Boxy', 'Hand-Dyed', 'Cropped'];
const PIECES = ['T-Shirt', 'Midi Skirt', 'Denim Jacket', 'Tote', 'Cap', 'Kurta', 'Hoodie', 'Scarf', 'Belt', 'Shirt'];
const SIZES = ['S', 'M', 'L', 'XL'];

/**
 * Returns `count` products, distributed like the seed and the same in every run; prices from ₹69 to ₹4,999. With more creators than
 * eight, the handles of the others are numbered.
 */
export function generateCatalogue(count: number, creators: number = CREATORS.length): readonly Product[] {
  const random = pseudoRandom(25);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const handles = Array.from({ length: creators }, (_, at) => CREATORS[at] ?? `maker.${at}`);
  const oneOf = (values: readonly string[]) => values[upTo(values.length)] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const price = 69 + (random() < 0.7 ? upTo(1431) : upTo(4931));
    return {
      key: `product-${index + 1}`,
      id: index + 1,
      name: `${oneOf(MOODS)} ${oneOf(CUTS)} ${oneOf(PIECES)}`,
      category: random() < 0.7 ? 'clothing' : 'accessories',
      categoryName: random() < 0.45 ? "men's" : "women's",
      influencer: `@${oneOf(handles)}`,
      size: oneOf(SIZES),
      originalPrice: fromRupees(Math.round(price * (random() < 0.8 ? 1.35 : 1))),
      discountedPrice: fromRupees(price),
      image: `/pictures/products/${(index % 25) + 1}.jpg`,
      description: 'A piece made for measuring.',
    };
  });
}

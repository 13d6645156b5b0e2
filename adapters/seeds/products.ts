import descriptions from './descriptions.json' with { type: 'json' };
import { pictureSeed } from './pictures.ts';
import type { SeedProduct } from './SeedProduct.ts';

type Row = readonly [
  id: number,
  slug: keyof typeof descriptions,
  name: string,
  people: SeedProduct['category_name'],
  creator: string,
  size: SeedProduct['size'],
  originalPrice: number,
  discountedPrice: number,
];

const clothing: readonly Row[] = [
  [1, 'low-tide-tee', 'Low Tide Block-Print T-Shirt', "men's", '@meher.makes', 'M', 699, 499],
  [2, 'parade-skirt', 'Parade Pleated Midi Skirt', "women's", '@zoya.aftersix', 'S', 1199, 899],
  [3, 'second-shift-jacket', 'Second Shift Denim Jacket', "men's", '@kabir.cuts', 'L', 1499, 1499],
  [5, 'ferry-stripe-top', 'Ferry Stripe Long-Sleeve Top', "women's", '@sana.stripes', 'M', 649, 649],
  [6, 'slow-morning-hoodie', 'Slow Morning Brushed Hoodie', "men's", '@noor.knits', 'XL', 1399, 1199],
  [8, 'resist-dot-kurta', 'Resist-Dot Cotton Kurta', "men's", '@ila.indigo', 'L', 1299, 949],
  [9, 'moonrise-wrap-top', 'Moonrise Wrap Top', "women's", '@ila.indigo', 'S', 799, 599],
  [11, 'long-day-trousers', 'Long Day High-Rise Wide-Leg Trousers', "women's", '@kabir.cuts', 'M', 1349, 1099],
  [15, 'paper-waves-shirt', 'Paper Waves Camp-Collar Shirt', "men's", '@tarun.tides', 'L', 999, 749],
  [16, 'long-shadow-sundress', 'Long Shadow Tiered Sundress', "women's", '@zoya.aftersix', 'M', 1499, 1249],
  [17, 'morning-swim-tee', 'Morning Swim T-Shirt', "women's", '@meher.makes', 'S', 599, 449],
  [18, 'boardwalk-shorts', 'Boardwalk Drawstring Shorts', "men's", '@rafi.rides', 'M', 549, 399],
  [23, 'apricot-cable-cardigan', 'Apricot Cable-Knit Cropped Cardigan', "women's", '@noor.knits', 'M', 1299, 1299],
  [24, 'last-light-shirt-dress', 'Last Light Tie-Waist Shirt Dress', "women's", '@zoya.aftersix', 'L', 1449, 1199],
  [25, 'day-trip-chinos', 'Day Trip Tapered Chinos', "men's", '@rafi.rides', 'XL', 949, 799],
];

const accessories: readonly Row[] = [
  [4, 'little-sun-earrings', 'Little Sun Drop Earrings', "women's", '@anvi.brass', 'S', 249, 149],
  [7, 'half-moon-tote', 'Half Moon Canvas Tote', "women's", '@meher.makes', 'M', 399, 250],
  [10, 'everyday-beanie', 'Everyday Rib Beanie', "men's", '@noor.knits', 'M', 249, 179],
  [12, 'six-panel-sunrise-cap', 'Six-Panel Sunrise Cap', "men's", '@meher.makes', 'M', 399, 279],
  [13, 'matinee-sunglasses', 'Matinee Rounded Sunglasses', "women's", '@anvi.brass', 'M', 599, 449],
  [14, 'slow-hour-watch', 'Slow Hour Watch with Woven Strap', "men's", '@tarun.tides', 'M', 1499, 1349],
  [19, 'roll-top-backpack', 'Roll-Top Commuter Backpack', "men's", '@rafi.rides', 'L', 1449, 1299],
  [20, 'plain-good-belt', 'Plain Good Canvas Belt', "women's", '@kabir.cuts', 'M', 249, 199],
  [21, 'wave-edge-scarf', 'Wave Edge Cotton Scarf', "women's", '@ila.indigo', 'M', 449, 349],
  [22, 'offcut-scrunchies', 'Offcut Scrunchies, Set of Three', "women's", '@sana.stripes', 'S', 99, 69],
];

/** The catalogue the mock back-end starts with, in catalogue order. The home page shows 14, 17, 12 and 16 as videos. */
export const productSeeds: readonly SeedProduct[] = [
  ...clothing.map((row) => productSeed('clothing', row)),
  ...accessories.map((row) => productSeed('accessories', row)),
].toSorted((one, other) => one.id - other.id);

function productSeed(category: SeedProduct['category'], row: Row): SeedProduct {
  const [id, slug, name, category_name, influencers, size, original_price, discounted_price] = row;
  return {
    _id: `cr-${String(id).padStart(2, '0')}-${slug}`,
    ...{ id, name, category, category_name, influencers, size, original_price, discounted_price },
    img: `/pictures/products/${id}.jpg`,
    description: descriptions[slug],
    picture: pictureSeed(id),
  };
}

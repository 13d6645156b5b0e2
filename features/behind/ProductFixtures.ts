import type { WireProduct } from '../../adapters/wire/wireProduct.ts';
import type { SizeChart } from '../../core/domain/measures/SizeChart.ts';
import { factsOf } from '../../core/domain/styles/Style.ts';
import type { LineSetup, ProductSetup } from '../drive/contracts/setups.ts';

const PICTURE = {
  ...{ files: '/pictures/products/1', widths: [400, 800], formats: ['avif', 'webp'], width: 800, height: 1000 },
  placeholder: 'data:image/webp;base64,UklGRg==',
};

/** A product with the text of its style, and what the further pictures of that show. */
export type FixedProduct = WireProduct & { readonly style?: string; readonly further?: readonly string[] };

/** The products of a scenario, with default values for what it leaves out. A later product replaces one of the same name, or size of a style. */
export class ProductFixtures {
  #products: FixedProduct[] = [];

  get products(): readonly FixedProduct[] {
    return this.#products;
  }

  stock(products: readonly FixedProduct[]): void {
    this.#products = [...products];
  }

  /** Adds products, or replaces those of the same name; keeps their order. */
  put(setups: readonly ProductSetup[]): void {
    const places = new Map(this.#products.map((product, at) => [placeOf(product), at]));
    for (const setup of setups) {
      const at = places.get(placeOf(setup)) ?? this.#products.length;
      this.#products[at] = completed(setup, at + 1);
      places.set(placeOf(setup), at);
    }
  }

  /** Returns the product of that name in this size. */
  inSize(name: string, size: string): FixedProduct {
    const found = this.#products.find((product) => product.name === name && product.size === size);
    if (found === undefined) throw new Error(`The shop does not sell ${name} in ${size}`);
    return found;
  }

  /** Returns the product of that name; adds it when it is missing. */
  take(setup: ProductSetup): FixedProduct {
    const isDescribed = Object.keys(setup).some((key) => key !== 'name' && key !== 'quantity');
    const there = this.#products.find(({ name }) => name === setup.name);
    if (there !== undefined && !isDescribed) return there;
    this.put([setup]);
    return this.take({ name: setup.name });
  }
}

function placeOf({ name, style, size }: Pick<ProductSetup, 'name' | 'style' | 'size'>): string {
  return style === undefined ? name : `${style} ${size}`;
}

/** Returns a product with default values for what a scenario leaves out; `number` is its id. */
export function completed(setup: LineSetup, number: number): FixedProduct {
  const {
    id = number,
    creator = '@maya',
    for: categoryName = "women's",
    price = 500,
    was = price,
    quantity: _,
    ...described
  } = setup;
  const { fabric, care, fit, origin, genericName, netQuantity, manufacturer, chart, alt, further, ...others } =
    described;
  const legal = { genericName, netQuantity, manufacturer };
  const facts = factsOf({ fabric, care, fit, origin, ...legal, sizeChart: chart ? chartOf(chart) : null });
  return {
    ...{ _id: `product-${id}`, id, category: 'clothing', category_name: categoryName, influencers: creator, size: 'M' },
    ...{ original_price: was, discounted_price: price, img: '/pictures/products/1.jpg' },
    description: `All about ${setup.name}.`,
    ...others,
    ...(facts && { facts: { ...facts } }),
    ...(alt && { picture: { ...PICTURE, alt } }),
    ...(further && { further: further.split(', ') }),
  };
}

function chartOf(text: string): SizeChart {
  const [columns = [], ...rows] = text.split('; ').map((line) => line.split(' '));
  return { columns, rows };
}

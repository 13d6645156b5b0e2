import type { WireProduct } from '../../adapters/wire/wireProduct.ts';
import { factsOf } from '../../core/domain/styles/Style.ts';
import type { LineSetup, ProductSetup } from '../drive/contracts/setups.ts';

const PICTURE = {
  ...{ files: '/pictures/products/1', widths: [400, 800], formats: ['avif', 'webp'], width: 800, height: 1000 },
  placeholder: 'data:image/webp;base64,UklGRg==',
};

/** The products of a scenario, with default values for what it leaves out. A later product replaces one of the same name. */
export class ProductFixtures {
  #products: WireProduct[] = [];

  get products(): readonly WireProduct[] {
    return this.#products;
  }

  stock(products: readonly WireProduct[]): void {
    this.#products = [...products];
  }

  /** Adds products, or replaces those of the same name; keeps their order. */
  put(setups: readonly ProductSetup[]): void {
    const places = new Map(this.#products.map(({ name }, at) => [name, at]));
    for (const setup of setups) {
      const at = places.get(setup.name) ?? this.#products.length;
      this.#products[at] = completed(setup, at + 1);
      places.set(setup.name, at);
    }
  }

  /** Returns the product of that name; adds it when it is missing. */
  take(setup: ProductSetup): WireProduct {
    const isDescribed = Object.keys(setup).some((key) => key !== 'name' && key !== 'quantity');
    const there = this.#products.find(({ name }) => name === setup.name);
    if (there !== undefined && !isDescribed) return there;
    this.put([setup]);
    return this.take({ name: setup.name });
  }
}

/** Returns a product with default values for what a scenario leaves out; `number` is its id. */
export function completed(setup: LineSetup, number: number): WireProduct {
  const { id = number, creator = '@maya', price = 500, was = price, quantity: _, ...described } = setup;
  const { fabric, care, fit, origin, alt, ...others } = described;
  const facts = factsOf({ fabric, care, fit, origin });
  return {
    ...{ _id: `product-${id}`, id, category: 'clothing', category_name: "women's", influencers: creator, size: 'M' },
    ...{ original_price: was, discounted_price: price, img: '/pictures/products/1.jpg' },
    description: `All about ${setup.name}.`,
    ...others,
    ...(facts && { facts: { ...facts } }),
    ...(alt && { picture: { ...PICTURE, alt } }),
  };
}

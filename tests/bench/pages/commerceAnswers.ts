/**
 * Prints what Shopify would answer Next.js Commerce with our catalogue, by the name of the query and its handle (docs/benchmarks.md).
 * Prices are whole rupees. */
import { productSeeds } from '../../../adapters/seeds/products.ts';

const AT = { createdAt: '2026-03-01T09:30:00Z', updatedAt: '2026-03-01T09:30:00Z' };
const COLLECTIONS = ['clothing', 'accessories', "women's", "men's"];
const IN_GRID = 3;
const IN_CAROUSEL = 8;
const RELATED = 5;

const products = productSeeds.map(({ id, name: title, description, size, discounted_price, img }) => {
  const price = money(discounted_price);
  const [picture, detail] = [img, img.replace('.jpg', '-detail.jpg')].map((url) => ({
    ...{ url, altText: title, width: 800, height: 1000 },
  }));
  const own = { availableForSale: true, title: size, selectedOptions: [{ name: 'Size', value: size }], price };
  return {
    ...{ id: `${id}`, handle: `${id}`, availableForSale: true, title, description, tags: [], ...AT },
    ...{ descriptionHtml: `<p>${description}</p>`, seo: { title, description } },
    ...{ featuredImage: picture, images: connection([picture, detail]) },
    ...{ options: [{ id: 'size', name: 'Size', values: [size] }], variants: connection([{ id: `${id}-1`, ...own }]) },
    priceRange: { minVariantPrice: price, maxVariantPrice: price },
  };
});

const collections = COLLECTIONS.map((title) => ({
  ...{ handle: title.replace("'s", ''), title, description: title, seo: { title, description: title }, ...AT },
}));

const cost = { subtotalAmount: money(0), totalAmount: money(0), totalTaxAmount: money(0) };
const cart = { id: 'cart', checkoutUrl: '/', cost, lines: connection([]), totalQuantity: 0 };

const answers = {
  ...Object.fromEntries(products.map((product) => [`getProduct ${product.handle}`, { product }])),
  ...Object.fromEntries(collections.map((collection) => [`getCollection ${collection.handle}`, { collection }])),
  ...Object.fromEntries(collections.map(({ handle, title }) => [`getCollectionProducts ${handle}`, listOf(title)])),
  'getCollectionProducts hidden-homepage-featured-items': list(products.slice(0, IN_GRID)),
  'getCollectionProducts hidden-homepage-carousel': list(products.slice(IN_GRID, IN_GRID + IN_CAROUSEL)),
  getProducts: { products: connection(products) },
  getProductRecommendations: { productRecommendations: products.slice(0, RELATED) },
  getCollections: { collections: connection(collections) },
  getMenu: { menu: { items: collections.map(({ handle, title }) => ({ title, url: `/collections/${handle}` })) } },
  getPages: { pages: connection([]) },
  getCart: { cart },
  createCart: { cartCreate: { cart } },
};
console.log(JSON.stringify(answers));

function listOf(title: string) {
  const titles = (at: number): readonly unknown[] => [productSeeds[at]?.category, productSeeds[at]?.category_name];
  return list(products.filter((_, at) => titles(at).includes(title)));
}

function list(some: typeof products) {
  return { collection: { products: connection(some) } };
}

function money(rupees: number) {
  return { amount: `${rupees}`, currencyCode: 'INR' };
}

function connection(nodes: readonly unknown[]) {
  return { edges: nodes.map((node) => ({ node })) };
}

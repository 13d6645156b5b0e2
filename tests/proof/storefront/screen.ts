import type { Page } from 'playwright-core';
import { productSeeds } from '../../../adapters/seeds/products.ts';
import { countLabel } from '../../../src/shop/layout/menu/countLabel.ts';
import { paths } from '../../../src/shop/paths/paths.ts';
import type { ShopperState } from '../history/ShopperState.ts';

const nameOf = new Map(productSeeds.map(({ _id, name }) => [_id, name]));
const PRODUCTS = productSeeds.length;

/** What the page says of the shopper's cart and orders. */
type Screen = {
  readonly path: string;
  readonly isLoggedIn: boolean;
  readonly cartLink: string | null;
  /** The quantities on the cart page, by name. */
  readonly quantities: readonly (readonly [name: string, quantity: number])[];
  /** The names of the products whose button leads to the cart. */
  readonly inCart: readonly string[];
  readonly articles: number;
};

/** Runs in the page. */
function readScreen(): Screen {
  const labels = (selector: string, start: string) =>
    [...document.querySelectorAll(`main ${selector}[aria-label^="${start}"]`)].map(
      (element) => [element.getAttribute('aria-label')?.slice(start.length) ?? '', element.textContent] as const,
    );
  return {
    path: window.location.pathname,
    isLoggedIn: window.localStorage.getItem('isAuth') === 'true',
    cartLink: document.querySelector('header a[href="/cart"]')?.getAttribute('aria-label') ?? null,
    quantities: labels('fieldset', 'Quantity of ').map(([name, text]) => [name, Number.parseInt(text ?? '', 10)]),
    inCart: labels('button', 'Go to Cart: ').map(([name]) => name),
    articles: document.querySelectorAll('main article').length,
  };
}

/** Resolves with what the screen shows otherwise than the server has it. */
export async function liesOf(page: Page, { cart, orders }: ShopperState): Promise<readonly string[]> {
  const shown = await page.evaluate(readScreen);
  if (!shown.isLoggedIn) return [];
  const lies: string[] = [];
  const compare = (what: string, seen: unknown, kept: unknown) => {
    if (JSON.stringify(seen) !== JSON.stringify(kept)) {
      lies.push(`${what}: ${JSON.stringify(seen)} is shown, the server has ${JSON.stringify(kept)}`);
    }
  };
  const lines = Object.entries(cart).map(([key, quantity]) => [nameOf.get(key) ?? key, quantity] as const);
  const pieces = lines.reduce((sum, [, quantity]) => sum + quantity, 0);
  compare('cart link', shown.cartLink, countLabel('Cart', pieces));
  if (shown.path === paths.cart) compare('lines', shown.quantities.toSorted(), lines.toSorted());
  if (shown.path === paths.listing) {
    compare('products', shown.articles, PRODUCTS);
    compare('in the cart', shown.inCart.toSorted(), lines.map(([name]) => name).toSorted());
  }
  if (shown.path === paths.orders) compare('orders', shown.articles, orders.length);
  return lies;
}

/** The recorded problems that are errors nobody caught, or pages that could not be rendered. */
export function breaksAmong(problems: readonly string[]): readonly string[] {
  return problems.filter((problem) => /^uncaught|A page failed to show/.test(problem));
}

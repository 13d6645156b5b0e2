import { when } from 'mobx';
import { CONNECTION } from '../../../src/shared/connection/tokens.ts';
import { cartLineView } from '../../../src/shop/cart/lines/cartLineView.ts';
import { CART } from '../../../src/shop/cart/tokens.ts';
import { productView } from '../../../src/shop/catalogue/picture/productView.ts';
import { SHOP } from '../../../src/shop/layout/tokens.ts';
import { STOCK } from '../../../src/shop/stock/tokens.ts';
import type { ScreenDriver } from '../contracts/ScreenDriver.ts';
import { needsScreen } from './needsScreen.ts';
import { productNamed } from './productNamed.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** What view-models decide for every page: toasts, the connection, the spinner, and the strings that show a product. */
export class ViewModelScreen implements ScreenDriver {
  readonly reads = needsScreen;
  readonly press = needsScreen;
  readonly pressTwiceInAHurry = needsScreen;
  readonly hasConstructionWarning = needsScreen;
  readonly footer = needsScreen;
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async productFacts(name: string): Promise<Readonly<Record<string, string>>> {
    const product = await productNamed(this.#navigation.tab, name);
    const { price, originalPrice, badge, size, description, image } = productView(product);
    const { fabric, care, fit, origin } = product.facts ?? {};
    const stock = this.#navigation.tab.shop.get(STOCK);
    // What is left is asked for when it is first shown.
    stock.note({ key: product.key });
    await when(() => this.#navigation.tab.isIdle);
    const line = this.#navigation.tab.shop.get(CART).items.find(({ key }) => key === product.key);
    return {
      ...{ price, size, description, was: originalPrice ?? 'none', 'percent off': badge ?? 'none' },
      stock: stock.note({ key: product.key }) ?? 'none',
      picture: image === '' ? 'no' : 'yes',
      ...said({ fabric, care, fit, 'made in': origin }),
      ...(line && { quantity: String(cartLineView(line).quantity) }),
    };
  }

  async toasts(): Promise<readonly string[]> {
    return this.#navigation.tab.toasts.told.map(({ text }) => text);
  }

  async visibleToasts(): Promise<readonly string[]> {
    return this.#navigation.tab.toasts.held.map(({ text }) => text);
  }

  async isOffline(): Promise<boolean> {
    return this.#connection.hasTrouble && !this.#connection.isSlow;
  }

  async isSlow(): Promise<boolean> {
    return this.#connection.isSlow;
  }

  async waitingChanges(): Promise<number> {
    return this.#connection.isOffline ? this.#connection.waitingChanges : 0;
  }

  async retry(): Promise<void> {
    if (!this.#connection.hasTrouble) throw new Error('The shop can be reached');
    this.#connection.retry();
  }

  async isSpinnerShown(): Promise<boolean> {
    return this.#navigation.tab.shop.get(SHOP).isSpinnerShown;
  }

  get #connection() {
    return this.#navigation.tab.shop.get(CONNECTION);
  }
}

/** Returns the facts that are known. */
function said(facts: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  const known = Object.entries(facts).filter(([, text]) => text !== undefined);
  return Object.fromEntries(known) as Readonly<Record<string, string>>;
}

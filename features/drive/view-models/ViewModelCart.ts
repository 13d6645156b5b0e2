import { when } from 'mobx';
import { CART_NEWS, CART_PAGE } from '../../../src/shop/cart/pageTokens.ts';
import { CART } from '../../../src/shop/cart/tokens.ts';
import { CHECKOUT } from '../../../src/shop/checkout/pageTokens.ts';
import type { CartDriver, CartLine, CouponState } from '../contracts/CartDriver.ts';
import { productNamed } from './productNamed.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The cart without a screen. */
export class ViewModelCart implements CartDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async lines(): Promise<readonly CartLine[]> {
    return this.#cart.lines.map(({ name, price, quantity }) => ({ name, price, quantity: String(quantity) }));
  }

  async addOne(name: string): Promise<void> {
    void this.#cart.add(await productNamed(this.#navigation.tab, name));
  }

  async oneMore(name: string): Promise<void> {
    void this.#cart.increment((await productNamed(this.#navigation.tab, name)).key);
  }

  async oneFewer(name: string): Promise<void> {
    void this.#cart.decrement((await productNamed(this.#navigation.tab, name)).key);
  }

  async remove(name: string): Promise<void> {
    void this.#cart.remove((await productNamed(this.#navigation.tab, name)).key);
  }

  async coupons(): Promise<readonly CouponState[]> {
    if (!this.#page.isCouponListOpen) return [];
    return this.#page.coupons.map(({ name, isSelected, isDisabled, isBest, note, distance }) => ({
      name,
      state: isSelected ? 'chosen' : isDisabled ? 'unavailable' : 'available',
      note: [isBest ? 'Saves most' : '', distance, note].join(' '),
    }));
  }

  async toggleCoupon(name: string): Promise<void> {
    if (!this.#page.isCouponListOpen) this.#page.toggleCouponList();
    const coupon = this.#page.coupons.find((candidate) => candidate.name === name);
    if (coupon === undefined) throw new Error(`There is no coupon ${name}`);
    this.#page.toggleCoupon(coupon.id);
  }

  /** The amounts by the labels of both pages. */
  async summary(): Promise<Readonly<Record<string, string>>> {
    const { tab } = this.#navigation;
    const summary = tab.page === 'checkout' ? tab.shop.get(CHECKOUT).summary : this.#page.summary;
    return {
      ...{ 'sub-total': summary.subTotal, subtotal: summary.subTotal, discount: summary.discount },
      ...(summary.couponDiscount !== undefined && { 'coupon discount': summary.couponDiscount }),
      ...{ 'delivery & handling': summary.delivery, shipping: summary.delivery },
      ...{ total: summary.total, 'you saved': summary.saved },
    };
  }

  async news(): Promise<readonly string[]> {
    const news = this.#news;
    await when(() => this.#navigation.tab.isIdle);
    return news.sentences.map(({ text }) => text);
  }

  async takeNewsAsRead(): Promise<void> {
    void this.#news.accept();
  }

  get #news() {
    return this.#navigation.tab.pageViewModel(CART_NEWS);
  }

  get #cart() {
    return this.#navigation.tab.shop.get(CART);
  }

  get #page() {
    return this.#navigation.tab.pageViewModel(CART_PAGE);
  }
}

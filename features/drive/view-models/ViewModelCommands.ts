import type { Address } from '../../../core/domain/addresses/Address.ts';
import { ADDRESS_FORM } from '../../../src/shop/addresses/pageTokens.ts';
import { ADDRESSES } from '../../../src/shop/addresses/tokens.ts';
import { CART_PAGE } from '../../../src/shop/cart/pageTokens.ts';
import { CART } from '../../../src/shop/cart/tokens.ts';
import { CATALOGUE } from '../../../src/shop/catalogue/tokens.ts';
import { CHECKOUT } from '../../../src/shop/checkout/pageTokens.ts';
import { HOME_PAGE } from '../../../src/shop/home/pageTokens.ts';
import { RESULTS } from '../../../src/shop/listing/pageTokens.ts';
import { LISTING } from '../../../src/shop/listing/tokens.ts';
import { paths } from '../../../src/shop/paths/paths.ts';
import { WISHLIST } from '../../../src/shop/wishlist/tokens.ts';
import type { CommandDriver, Presses } from '../contracts/CommandDriver.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The shopper's commands as the view-models take them. */
export class ViewModelCommands implements CommandDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async shopNow(): Promise<void> {
    this.#tab.pageViewModel(HOME_PAGE).shopNow();
  }

  async resetFilters(): Promise<void> {
    this.#listing.reset();
  }

  async clearFilters(): Promise<void> {
    this.#listing.shopNow();
  }

  async followSuggestion(words: string): Promise<void> {
    const { suggestion, leaveOut, wider, takeBack } = this.#tab.shop.get(RESULTS);
    const { letGo, choose } = this.#listing;
    if (suggestion?.text === words) leaveOut(suggestion.part);
    else if (wider?.label === words) this.#tab.navigation.goTo(wider.path);
    else if (takeBack === words && letGo !== undefined) choose(letGo);
    else throw new Error(`The shop suggests ${suggestion?.text ?? wider?.label ?? takeBack ?? 'nothing'}`);
  }

  async retryProducts(): Promise<void> {
    void this.#tab.shop.get(CATALOGUE).load();
  }

  async undoRemoval(name: string): Promise<void> {
    const lists = [this.#tab.shop.get(CART), this.#tab.shop.get(WISHLIST)];
    const list = lists.find(({ removals }) => removals.removed?.name === name);
    if (list === undefined) throw new Error(`The removal of ${name} cannot be undone`);
    void list.removals.undo();
  }

  async toggleCouponList(): Promise<void> {
    this.#tab.pageViewModel(CART_PAGE).toggleCouponList();
  }

  async goToCheckout(): Promise<void> {
    this.#tab.navigation.goTo(paths.checkout, this.#tab.pageViewModel(CART_PAGE).checkoutState);
  }

  async placeOrder(presses: Presses): Promise<void> {
    const checkout = this.#tab.shop.get(CHECKOUT);
    void checkout.placeOrder();
    if (presses === 'twice') void checkout.placeOrder();
  }

  async openAddressForm(): Promise<void> {
    this.#tab.pageViewModel(ADDRESS_FORM).openToAdd();
  }

  async editAddress(name: string): Promise<void> {
    this.#tab.pageViewModel(ADDRESS_FORM).openToEdit(this.#addressNamed(name));
  }

  async deleteAddress(name: string): Promise<void> {
    void this.#tab.shop.get(ADDRESSES).remove(this.#addressNamed(name));
  }

  async fillSampleAddress(): Promise<void> {
    this.#tab.pageViewModel(ADDRESS_FORM).addDummyData();
  }

  get #tab() {
    return this.#navigation.tab;
  }

  get #listing() {
    return this.#tab.shop.get(LISTING);
  }

  #addressNamed(name: string): Address {
    const address = this.#tab.shop.get(ADDRESSES).items.find((candidate) => candidate.name === name);
    if (address === undefined) throw new Error(`There is no address ${name}`);
    return address;
  }
}

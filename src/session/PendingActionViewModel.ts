import { makeAutoObservable, observableRef, when } from 'mobx';
import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';
import type { PendingAction } from '../../core/storefront/session/PendingAction.ts';
import type { CartViewModel } from '../cart/CartViewModel.ts';
import type { CatalogueViewModel } from '../catalogue/CatalogueViewModel.ts';
import type { WishlistViewModel } from '../wishlist/WishlistViewModel.ts';

/** How long a returning shopper's button is waited for, in ms. */
const RETURN_LIMIT_MS = 5000;

export type PendingActionParts = {
  readonly catalogue: CatalogueViewModel;
  readonly cart: CartViewModel;
  readonly wishlist: WishlistViewModel;
  readonly clock: ForTellingTime;
};

/** Finishes after the login what a visitor had pressed, and knows to which button she is on her way back. */
export class PendingActionViewModel {
  private returning: PendingAction | undefined = undefined;
  private readonly parts: PendingActionParts;

  constructor(parts: PendingActionParts) {
    this.parts = parts;
    makeAutoObservable<this, 'returning' | 'parts'>(
      this,
      { returning: observableRef, parts: false },
      { autoBind: true },
    );
  }

  /** Does what was pressed as soon as the products are there. What is in its list already is left alone. */
  finish(press: PendingAction | undefined): void {
    if (press === undefined) return;
    const { catalogue, clock } = this.parts;
    this.returning = press;
    clock.after(RETURN_LIMIT_MS, this.arrive);
    when(
      () => catalogue.status !== 'loading',
      () => this.press(press),
    );
  }

  /** Whether the shopper is on her way back to the button that puts the product on that list. */
  isReturningTo(productKey: string, list: PendingAction['list']): boolean {
    return this.returning?.productKey === productKey && this.returning.list === list;
  }

  /** The key of the product whose button the shopper is on her way back to. */
  get productReturnedTo(): string | undefined {
    return this.returning?.productKey;
  }

  /** The shopper is back. */
  arrive(): void {
    this.returning = undefined;
  }

  private press({ productKey, list }: PendingAction): void {
    const { catalogue, cart, wishlist } = this.parts;
    const product = catalogue.productByKey(productKey);
    if (product === undefined || this.parts[list].has(productKey)) return;
    void (list === 'cart' ? cart.add(product) : wishlist.toggle(product));
  }
}

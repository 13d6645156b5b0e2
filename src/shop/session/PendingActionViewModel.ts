import { makeAutoObservable, observableRef, when } from 'mobx';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import type { ForTellingTime } from '../../../core/storefront/ports/browser/ForTellingTime.ts';
import type { PendingAction } from '../../../core/storefront/ports/device/PendingAction.ts';

/** How long to wait for the button that the shopper returns to, in ms: a slow phone renders thousands of products meanwhile. */
const RETURN_LIMIT_MS = 10_000;

/** A list that the pending action may add a product to. */
type TargetList = { has(productKey: string): boolean; add(product: Product): Promise<void> };

export type PendingActionParts = {
  readonly catalogue: { productByKey(key: string): Product | undefined };
  /** The lists without a view-model of their own, which adds the product itself. */
  readonly lists: Readonly<Partial<Record<PendingAction['list'], TargetList>>>;
  readonly clock: ForTellingTime;
};

/** Completes a visitor's action after the login, and has the button that gets the focus. */
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

  /** Adds the product once the catalogue has answered, unless its list holds it already. */
  complete(action: PendingAction | undefined): void {
    if (action === undefined) return;
    const { catalogue, clock } = this.parts;
    this.returning = action;
    clock.after(RETURN_LIMIT_MS, this.arrive);
    when(
      () => catalogue.productByKey(action.productKey) !== undefined,
      () => this.add(action),
    );
  }

  /** Whether the shopper returns to the button that adds the product to that list. */
  isReturningTo(productKey: string, list: PendingAction['list']): boolean {
    return this.returning?.productKey === productKey && this.returning.list === list;
  }

  /** The key of the product whose button the shopper returns to. */
  get productReturnedTo(): string | undefined {
    return this.returning?.productKey;
  }

  /** Ends the return: no button is focused any more. */
  arrive(): void {
    this.returning = undefined;
  }

  private add({ productKey, list }: PendingAction): void {
    const product = this.parts.catalogue.productByKey(productKey);
    const target = this.parts.lists[list];
    if (product !== undefined && target?.has(productKey) === false) void target.add(product);
  }
}

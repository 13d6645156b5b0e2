import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { sizesInOrder } from '../../../core/domain/catalogue/sizes.ts';
import type { EntryState, ForNavigating } from '../../../core/storefront/ports/browser/ForNavigating.ts';
import type { CartViewModel } from '../cart/CartViewModel.ts';
import { isOfAllSizes } from '../catalogue/picture/productView.ts';
import { paths } from '../paths/paths.ts';
import type { StockViewModel } from '../stock/StockViewModel.ts';

export type SizesParts = {
  readonly navigation: Pick<ForNavigating, 'state'>;
  readonly cart: Pick<CartViewModel, 'has'>;
  readonly stock: Pick<StockViewModel, 'isSoldOut'>;
};

/** A size to choose, which has a page of its own. */
export type SizeChoice = {
  readonly key: string;
  readonly size: string;
  /** The page that takes the place of this one, with what its entry of the history keeps. */
  readonly path: string;
  readonly state: EntryState;
  readonly isSoldOut: boolean;
  readonly isChosen: boolean;
};

/** The sizes of the piece on a product's page. */
export class SizesViewModel {
  private readonly parts: SizesParts;

  constructor(parts: SizesParts) {
    this.parts = parts;
  }

  /**
   * Whether the shopper has yet to choose a size of the piece at this address. The address of its first size is that of all: she has
   * chosen there when she has pressed that size, which the entry of the history keeps, or when it is in her cart.
   */
  isOpen(product: Product): boolean {
    const { navigation, cart } = this.parts;
    return isOfAllSizes(product) && navigation.state()?.size === undefined && !cart.has(product.key);
  }

  /** The sizes of a piece from small to large; none when it is sold in one. */
  choices(product: Product, isOpen: boolean): readonly SizeChoice[] {
    return sizesInOrder(product).map(({ key, id, size }) => ({
      ...{ key, size, path: paths.product(id), state: { size } },
      isSoldOut: this.parts.stock.isSoldOut(key),
      isChosen: key === product.key && !isOpen,
    }));
  }
}

import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { RememberViewedProduct } from '../../../core/storefront/catalogue/RememberViewedProduct.ts';
import type { ForRememberingViewedProducts } from '../../../core/storefront/ports/device/ForRememberingViewedProducts.ts';
import type { CatalogueViewModel } from '../catalogue/CatalogueViewModel.ts';
import { type ProductView, productView } from '../catalogue/picture/productView.ts';
import type { SessionViewModel } from '../session/SessionViewModel.ts';

export type RecentlyViewedParts = {
  readonly catalogue: Pick<CatalogueViewModel, 'productByKey'>;
  readonly session: Pick<SessionViewModel, 'session'>;
  readonly stored: ForRememberingViewedProducts;
  readonly rememberViewedProduct: RememberViewedProduct;
};

/** The products that were viewed on this device, the newest first. */
export class RecentlyViewedViewModel {
  private keys: readonly string[] = [];
  private readonly parts: RecentlyViewedParts;

  constructor(parts: RecentlyViewedParts) {
    this.parts = parts;
    makeAutoObservable<this, 'keys' | 'parts'>(this, { keys: observableRef, parts: false }, { autoBind: true });
  }

  /** Reads the products, and again when the session changes, because its end forgets them. Returns a function that stops it. */
  appear(): () => void {
    return reaction(() => this.parts.session.session?.token, this.read, { fireImmediately: true });
  }

  /** The products that are still sold, without the one that is viewed now. */
  productsExcept(productKey: string | undefined): readonly ProductView[] {
    return this.keys.flatMap((key) => {
      const product = key === productKey ? undefined : this.parts.catalogue.productByKey(key);
      return product === undefined ? [] : [productView(product)];
    });
  }

  /** Remembers that the product is viewed now. */
  view(productKey: string): void {
    this.parts.rememberViewedProduct(productKey);
    this.read();
  }

  private read(): void {
    this.keys = this.parts.stored.keys();
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Product, ProductFacts } from '../../../core/domain/catalogue/Product.ts';
import { type LegalLine, type LegalPiece, legalPiece, legalSeller } from '../../../core/domain/legal/legalDetails.ts';
import type { Seller } from '../../../core/domain/settings/ShopSettings.ts';
import type { StorefrontPorts } from '../../../core/storefront/ports/StorefrontPorts.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';

export type LegalDetailsParts = Pick<StorefrontPorts, 'log'> & {
  readonly catalogue: Pick<StorefrontPorts['catalogue'], 'product'>;
  readonly pages: Pick<StorefrontPorts['pages'], 'seller'>;
  readonly pendingWork: PendingWork;
};

/** What the law wants a shopper to be told of products and of who sells them. */
export class LegalDetailsViewModel {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  private seller: Seller | undefined = undefined;
  /** What the catalogue knows of products, by their keys. */
  private facts: ReadonlyMap<string, ProductFacts | undefined> = new Map();
  readonly #parts: LegalDetailsParts;

  constructor(parts: LegalDetailsParts) {
    this.#parts = parts;
    makeAutoObservable<this, 'seller' | 'facts'>(
      this,
      { seller: observableRef, facts: observableRef },
      { autoBind: true },
    );
  }

  /** Reads what is not known yet of who sells and of these products. Also retries after a failure. */
  async load(products: readonly Product[]): Promise<void> {
    const { pages, catalogue, pendingWork, log } = this.#parts;
    const unknown = products.filter((product) => !product.facts && !this.facts.has(product.key));
    if (this.seller !== undefined && unknown.length === 0) return;
    this.status = 'loading';
    const factsOf = async ({ key }: Product) => [key, (await catalogue.product({ key }))?.facts] as const;
    try {
      const asked = Promise.all([this.seller ?? pages.seller(), Promise.all(unknown.map(factsOf))]);
      const [seller, found] = await pendingWork.track(asked);
      runInAction(() => {
        this.seller = seller;
        this.facts = new Map([...this.facts, ...found]);
        this.status = 'ready';
      });
    } catch (error) {
      log.error('What the law wants to be told could not be read', error);
      runInAction(() => {
        this.status = 'failed';
      });
    }
  }

  /** Returns what is known of a product, in all its sizes or only its own. */
  piece(product: Product, isOfAllSizes: boolean): LegalPiece {
    const { facts = this.facts.get(product.key) } = product;
    return legalPiece({ ...product, facts }, isOfAllSizes);
  }

  /** The lines about who sells; none until it is known. */
  get sellerLines(): readonly LegalLine[] {
    return this.seller === undefined ? [] : legalSeller(this.seller);
  }
}

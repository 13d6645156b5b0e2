import { computedStruct, makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type CatalogueOptions, optionsOf } from '../../core/domain/catalogue/options.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { LoadCatalogue } from '../../core/storefront/catalogue/LoadCatalogue.ts';
import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';
import { ANSWER_LIMIT_MS } from '../connection/answerLimit.ts';
import type { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import type { PendingWork } from '../connection/PendingWork.ts';

export type CatalogueStatus = 'loading' | 'ready' | 'failed';

export type CatalogueParts = {
  readonly loadCatalogue: LoadCatalogue;
  readonly pendingWork: PendingWork;
  readonly connection: Pick<ConnectionViewModel, 'retryLater' | 'withdraw' | 'markSlow'>;
  readonly clock: ForTellingTime;
};

/** The catalogue; shared by every page that shows a product. */
export class CatalogueViewModel {
  status: CatalogueStatus = 'loading';
  products: readonly Product[] = [];
  private readonly parts: CatalogueParts;

  constructor(parts: CatalogueParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(
      this,
      { products: observableRef, options: computedStruct, parts: false },
      { autoBind: true },
    );
  }

  get options(): CatalogueOptions {
    return optionsOf(this.products);
  }

  /** The product with the numeric id of an address; undefined when there is none. */
  productById(id: string | undefined): Product | undefined {
    return this.products.find((product) => String(product.id) === id);
  }

  productByKey(key: string): Product | undefined {
    return this.products.find((product) => product.key === key);
  }

  /** Requests the products. Also retries after a failure. */
  async load(): Promise<void> {
    this.status = 'loading';
    await this.request();
  }

  private async request(): Promise<void> {
    const { loadCatalogue, pendingWork, connection, clock } = this.parts;
    const retryLater = () => connection.retryLater({ key: this.load, kind: 'query', retry: this.request });
    const cancelLimit = clock.after(ANSWER_LIMIT_MS, () => {
      connection.markSlow();
      retryLater();
    });
    const result = await pendingWork.track(loadCatalogue());
    runInAction(() => {
      cancelLimit();
      connection.withdraw(this.load);
      if (result.outcome === 'loaded') this.products = result.products;
      if (this.status === 'loading' || result.outcome === 'loaded') {
        this.status = result.outcome === 'loaded' ? 'ready' : 'failed';
      }
      if (result.outcome === 'unreachable') retryLater();
    });
  }
}

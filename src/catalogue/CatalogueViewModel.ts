import { computedStruct, makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type CatalogueOptions, optionsOf } from '../../core/domain/catalogue/options.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { type QueryCatalogue, queryOver } from '../../core/domain/catalogue/queryCatalogue.ts';
import type { LoadCatalogue } from '../../core/storefront/catalogue/LoadCatalogue.ts';
import type { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import type { PendingWork } from '../connection/PendingWork.ts';

export type CatalogueStatus = 'loading' | 'ready' | 'failed';

/** The catalogue as the shop has it; shared by every page that shows a product. */
export class CatalogueViewModel {
  status: CatalogueStatus = 'loading';
  products: readonly Product[] = [];
  /** Answers questions to the catalogue. */
  query: QueryCatalogue = queryOver([]);
  private readonly loadCatalogue: LoadCatalogue;
  private readonly pendingWork: PendingWork;
  private readonly connection: Pick<ConnectionViewModel, 'lose' | 'find'>;

  constructor(
    loadCatalogue: LoadCatalogue,
    pendingWork: PendingWork,
    connection: Pick<ConnectionViewModel, 'lose' | 'find'>,
  ) {
    this.loadCatalogue = loadCatalogue;
    this.pendingWork = pendingWork;
    this.connection = connection;
    makeAutoObservable<this, 'loadCatalogue' | 'pendingWork' | 'connection'>(
      this,
      {
        products: observableRef,
        query: observableRef,
        options: computedStruct,
        loadCatalogue: false,
        pendingWork: false,
        connection: false,
      },
      { autoBind: true },
    );
  }

  get options(): CatalogueOptions {
    return optionsOf(this.products);
  }

  /** The product with the numeric id that stands in an address; undefined when the text is no such id. */
  productById(id: string | undefined): Product | undefined {
    return this.products.find((product) => String(product.id) === id);
  }

  productByKey(key: string): Product | undefined {
    return this.products.find((product) => product.key === key);
  }

  /** Requests the products; also the way to try again. */
  async load(): Promise<void> {
    this.status = 'loading';
    await this.ask();
  }

  private async ask(): Promise<void> {
    const result = await this.pendingWork.track(this.loadCatalogue());
    runInAction(() => {
      if (result.outcome === 'loaded') this.stock(result.products);
      this.status = result.outcome === 'loaded' ? 'ready' : 'failed';
      if (result.outcome === 'unreachable') this.connection.lose({ kind: 'question', again: this.ask });
      else this.connection.find();
    });
  }

  private stock(products: readonly Product[]): void {
    this.products = products;
    this.query = queryOver(products);
  }
}

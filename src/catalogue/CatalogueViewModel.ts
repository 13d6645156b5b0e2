import { computedStruct, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LoadCatalogue } from '../../core/catalogue/LoadCatalogue.ts';
import { type CatalogueOptions, optionsOf } from '../../core/catalogue/options.ts';
import type { Product } from '../../core/catalogue/Product.ts';
import { type QueryCatalogue, queryOver } from '../../core/catalogue/queryCatalogue.ts';
import type { Activity } from '../shell/Activity.ts';
import type { ReachViewModel } from '../shell/ReachViewModel.ts';

export type CatalogueStatus = 'loading' | 'ready' | 'failed';

/** The catalogue as the shop has it; shared by every page that shows a product. */
export class CatalogueViewModel {
  status: CatalogueStatus = 'loading';
  products: readonly Product[] = [];
  /** Answers questions to the catalogue. */
  query: QueryCatalogue = queryOver([]);
  private readonly loadCatalogue: LoadCatalogue;
  private readonly activity: Activity;
  private readonly reach: Pick<ReachViewModel, 'lose' | 'find'>;

  constructor(loadCatalogue: LoadCatalogue, activity: Activity, reach: Pick<ReachViewModel, 'lose' | 'find'>) {
    this.loadCatalogue = loadCatalogue;
    this.activity = activity;
    this.reach = reach;
    makeAutoObservable<this, 'loadCatalogue' | 'activity' | 'reach'>(
      this,
      {
        products: observableRef,
        query: observableRef,
        options: computedStruct,
        loadCatalogue: false,
        activity: false,
        reach: false,
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
    const result = await this.activity.track(this.loadCatalogue());
    runInAction(() => {
      if (result.outcome === 'loaded') this.stock(result.products);
      this.status = result.outcome === 'loaded' ? 'ready' : 'failed';
      if (result.outcome === 'unreachable') this.reach.lose({ kind: 'question', again: this.ask });
      else this.reach.find();
    });
  }

  private stock(products: readonly Product[]): void {
    this.products = products;
    this.query = queryOver(products);
  }
}

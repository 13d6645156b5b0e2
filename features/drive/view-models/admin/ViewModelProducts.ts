import { paths } from '../../../../src/admin/paths/paths.ts';
import { PRODUCTS_PAGE } from '../../../../src/admin/products/pageTokens.ts';
import type { BulkKindName, ListedStyleFacts, ProductsDriver } from '../../contracts/admin/CatalogueDrivers.ts';
import { type AdminTab, said } from './AdminTab.ts';

/** The table of products, by its view-model. */
export class ViewModelProducts implements ProductsDriver {
  readonly #tab: AdminTab;

  constructor(tab: AdminTab) {
    this.#tab = tab;
    tab.whenShown('Products', () => this.#page);
  }

  async search(text: string): Promise<void> {
    await this.#page.show(text);
  }

  async rows(): Promise<readonly ListedStyleFacts[]> {
    return this.#page.styles.map(({ title, creator, sizes, price, state }) => ({
      ...{ name: title, creator, sizes, state, price: price?.text ?? '', note: price?.note ?? '' },
    }));
  }

  async emptyText(): Promise<string> {
    const { status, styles, text } = this.#page;
    if (status !== 'ready' || styles.length > 0) return '';
    return text === '' ? 'No products yet' : 'Nothing found';
  }

  async add(title: string, creator: string): Promise<void> {
    const id = await this.#page.add(title, creator);
    if (id !== undefined) this.#tab.goTo(paths.product(id));
  }

  async typePrice(style: string, text: string, size?: string): Promise<void> {
    const { id } = this.#styleNamed(style);
    if (size !== undefined && this.#styleNamed(style).sizePrices === undefined) this.#page.toggleSizes(id);
    const { price, sizePrices } = this.#styleNamed(style);
    const cell = size === undefined ? price : sizePrices?.find((each) => each.size === size);
    if (cell === undefined) throw new Error(`${style} has no price`);
    this.#page.prices.type(cell.sizes, text);
  }

  async savePrices(): Promise<void> {
    void this.#page.prices.save();
  }

  async discardPrices(): Promise<void> {
    this.#page.prices.discard();
  }

  async unsavedPrices(): Promise<number> {
    return this.#page.prices.changes;
  }

  async tick(style: string): Promise<void> {
    this.#page.tick(this.#styleNamed(style).id);
  }

  async preview(kind: BulkKindName, amount: string): Promise<void> {
    const { bulk, skus } = this.#page;
    bulk.choose(kind);
    if (bulk.needsAmount) bulk.type(amount);
    await bulk.show(skus);
  }

  async previewed(): Promise<readonly string[]> {
    return (this.#page.bulk.lines ?? []).map(({ sku, before, after }) => `${sku} ${before} becomes ${after}`);
  }

  async apply(): Promise<void> {
    await this.#page.bulk.apply(this.#page.skus);
  }

  async undo(): Promise<void> {
    const { bulk, prices } = this.#page;
    await (prices.canUndo ? prices.undo() : bulk.undo());
  }

  async news(): Promise<readonly string[]> {
    return said(this.#page.bulk.news, this.#page.prices.news);
  }

  async complaints(): Promise<readonly string[]> {
    const { bulk, prices, refusal, styles } = this.#page;
    const errors = styles.flatMap(({ price, sizePrices = [] }) => [price, ...sizePrices].map((cell) => cell?.error));
    return [...new Set(said(...errors, prices.alert, bulk.refusal, refusal))];
  }

  #styleNamed(name: string) {
    const style = this.#page.styles.find(({ title }) => title === name);
    if (style === undefined) throw new Error(`${name} is not in the table`);
    return style;
  }

  get #page() {
    return this.#tab.on('Products', PRODUCTS_PAGE, (page) => {
      void page.show('');
      return undefined;
    });
  }
}

import type { BulkKindName, ListedStyleFacts, ProductsDriver } from '../../contracts/admin/CatalogueDrivers.ts';
import type { AdminScreen } from './AdminScreen.ts';

const CHANGED = /^(\d+) prices? changed$/;

/** The table of products, on the screen. */
export class ScreenProducts implements ProductsDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  async search(text: string): Promise<void> {
    await this.#screen.type('Find products', text);
    await this.#screen.press('Find');
  }

  async rows(): Promise<readonly ListedStyleFacts[]> {
    const rows = await this.#screen.rows('main form[aria-label="Prices"] tbody tr', {
      name: 'th a > span:last-child > span:first-child',
      creator: 'th a > span:last-child > span:last-child',
      sizes: 'th + td',
      price: 'th + td + td input',
      note: 'th + td + td div > span > span:first-child',
      state: 'th + td + td + td',
    });
    const styles = rows.filter(({ name }) => name !== '');
    return styles.map((row) => ({ ...row, state: row.state.replace(/^\W+/, '') }));
  }

  emptyText(): Promise<string> {
    return this.#screen.text('main h2');
  }

  async add(title: string, creator: string): Promise<void> {
    await this.#screen.press('New product');
    await this.#screen.type('Title', title);
    await this.#screen.type('Creator', creator);
    await this.#screen.press('Make product');
  }

  async typePrice(style: string, text: string, size?: string): Promise<void> {
    if (size === undefined) return this.#screen.type(`Price of ${style} in rupees`, text);
    const field = `Price of ${style}, ${size} in rupees`;
    const isShown = await this.#screen.window.page.find('main').find('field', field).isThere();
    if (!isShown) await this.#screen.press(`Prices of ${style} by size`);
    return this.#screen.type(field, text);
  }

  savePrices(): Promise<void> {
    return this.#screen.press('Save');
  }

  discardPrices(): Promise<void> {
    return this.#screen.press('Discard');
  }

  async unsavedPrices(): Promise<number> {
    const texts = await this.#screen.texts('main section[aria-label="Changes that are not saved"] p');
    return Number(texts.flatMap((text) => CHANGED.exec(text)?.[1] ?? [])[0] ?? 0);
  }

  tick(style: string): Promise<void> {
    return this.#screen.press(`Choose ${style}`, 'checkbox');
  }

  async preview(kind: BulkKindName, amount: string): Promise<void> {
    await this.#screen.choose('What to do', kind);
    if (kind === 'percent') await this.#screen.type('Percent, such as -10', amount);
    if (kind === 'price') await this.#screen.type('Price in rupees', amount);
    await this.#screen.press('Preview');
  }

  previewed(): Promise<readonly string[]> {
    return this.#screen.texts('main form[aria-label="Change the chosen products"] li');
  }

  apply(): Promise<void> {
    return this.#screen.press(/^Change \d+ sizes?$/);
  }

  undo(): Promise<void> {
    return this.#screen.press('Undo');
  }

  async news(): Promise<readonly string[]> {
    const texts = await this.#screen.texts('main div > p[role="status"]');
    return texts.map((text) => text.replace(/Undo$/, '')).filter((text) => text !== '');
  }

  complaints(): Promise<readonly string[]> {
    return this.#screen.complaints();
  }
}

import type { StockDriver, StockFacts } from '../../contracts/admin/AdminDrivers.ts';
import type { AdminScreen } from './AdminScreen.ts';

const CHANGED = /^(\d+) sizes? changed$/;

/** The stock sheet, on the screen. */
export class ScreenStock implements StockDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  chooseTab(label: string): Promise<void> {
    return this.#screen.follow('States of stock', label);
  }

  search(text: string): Promise<void> {
    return this.#screen.type('Find styles', text);
  }

  rows(): Promise<readonly StockFacts[]> {
    return this.#screen.rows('main table[aria-label="Stock"] tbody tr', {
      style: 'th span:first-child',
      pieces: 'td input',
      note: 'td span[id] > span:first-child',
    });
  }

  emptyText(): Promise<string> {
    return this.#screen.text('main h2');
  }

  async isEditable(): Promise<boolean> {
    if ((await this.#screen.text('main h1')) !== 'Stock') throw new Error('The sheet is not shown');
    return (await this.#screen.texts('main table input')).length > 0;
  }

  type(product: string, text: string): Promise<void> {
    return this.#screen.type(new RegExp(`^${product}, `), text);
  }

  reason(): Promise<string> {
    return this.#screen.window.page.find('main').find('field', 'Reason').value();
  }

  changeReason(reason: string): Promise<void> {
    return this.#screen.type('Reason', reason);
  }

  save(): Promise<void> {
    return this.#screen.press('Save');
  }

  discard(): Promise<void> {
    return this.#screen.press('Discard');
  }

  async changes(): Promise<number> {
    const texts = await this.#screen.texts('main section[aria-label="Changes that are not saved"] p');
    return Number(texts.flatMap((text) => CHANGED.exec(text)?.[1] ?? [])[0] ?? 0);
  }

  complaints(): Promise<readonly string[]> {
    return this.#screen.complaints();
  }
}

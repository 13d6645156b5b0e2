import type { PictureKind, ProductDriver, SizeFacts } from '../../contracts/admin/CatalogueDrivers.ts';
import { chosenPicture } from '../../contracts/admin/chosenPictures.ts';
import type { AdminScreen } from './AdminScreen.ts';

/** The page of a product, on the screen. */
export class ScreenProduct implements ProductDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  type(field: string, text: string): Promise<void> {
    return this.#screen.type(field, text);
  }

  read(field: string): Promise<string> {
    return this.#screen.window.page.find('main').find('field', field).value();
  }

  async sizes(): Promise<readonly SizeFacts[]> {
    const rows = await this.#screen.rows('main section[aria-labelledby="sizes"] tbody tr', {
      size: 'td:first-child input',
      price: 'td:nth-child(3) input',
      before: 'td:nth-child(4) input',
      stock: 'td:nth-child(5)',
    });
    return rows.filter(({ size }) => size !== '').map((row) => ({ ...row, stock: row.stock === '–' ? '' : row.stock }));
  }

  async addSize({ size, price }: { readonly size: string; readonly price: string }): Promise<void> {
    await this.#screen.type('Size', size);
    await this.#screen.type('Price ₹', price);
    await this.#screen.press('Add size');
  }

  async typePrice(size: string, text: string): Promise<void> {
    await this.#screen.type(`Price of ${await this.#skuOf(size)} in rupees`, text);
  }

  async toggleShown(size: string): Promise<void> {
    await this.#screen.press(`Show ${await this.#skuOf(size)} in the shop`, 'checkbox');
  }

  save(): Promise<void> {
    return this.#screen.press('Save');
  }

  discard(): Promise<void> {
    return this.#screen.press('Discard');
  }

  async isUnsaved(): Promise<boolean> {
    return (await this.#screen.texts('main section[aria-label="Changes that are not saved"]')).length > 0;
  }

  complaints(): Promise<readonly string[]> {
    return this.#screen.complaints();
  }

  async conflict(): Promise<readonly string[]> {
    const rows = await this.#screen.rows('main section[role="alert"] tbody tr', {
      ...{ field: 'th', theirs: 'td:nth-of-type(1)', mine: 'td:nth-of-type(2)' },
    });
    return rows.map(({ field, theirs, mine }) => `${field}: ${theirs}, not ${mine}`);
  }

  takeTheirs(): Promise<void> {
    return this.#screen.press('Take theirs');
  }

  keepMine(): Promise<void> {
    return this.#screen.press(/^Keep mine( and save)?$/);
  }

  async pictures(): Promise<readonly string[]> {
    return (await this.#screen.rows('main ol > li', { words: 'input' })).map(({ words }) => words);
  }

  async addPicture(kind: PictureKind, words: string): Promise<void> {
    const { page } = this.#screen.window;
    await page
      .find('main')
      .find('field', /^Add pictures/)
      .attach(await chosenPicture(kind));
    await this.#screen.window.settled();
    // The file is read before its line appears.
    const field = page.find('main').find('field', 'Alt text: what the picture shows');
    while (!(await field.isThere())) await this.#screen.window.settled();
    await this.#screen.type('Alt text: what the picture shows', words);
    await this.#screen.press('Add picture');
  }

  leaveOut(): Promise<void> {
    return this.#screen.press('Leave out');
  }

  movePicture(place: number, by: 'forward' | 'back'): Promise<void> {
    return this.#screen.press(`Move picture ${place} ${by}`);
  }

  removePicture(place: number): Promise<void> {
    return this.#screen.press(`Remove picture ${place}`);
  }

  describePicture(place: number, words: string): Promise<void> {
    return this.#screen.type(`Alt text of picture ${place}`, words);
  }

  async #skuOf(size: string): Promise<string> {
    const cells = { size: 'td:first-child input', sku: 'td:nth-child(2)' };
    const rows = await this.#screen.rows('main section[aria-labelledby="sizes"] tbody tr', cells);
    return rows.find((row) => row.size === size)?.sku ?? '';
  }
}

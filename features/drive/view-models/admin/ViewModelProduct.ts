import { STYLE_PAGE } from '../../../../src/admin/style/pageTokens.ts';
import { TEXT_FIELDS, TEXT_LABELS } from '../../../../src/admin/style/StyleDraft.ts';
import type { PictureKind, ProductDriver, SizeFacts } from '../../contracts/admin/CatalogueDrivers.ts';
import { chosenPicture } from '../../contracts/admin/chosenPictures.ts';
import { type AdminTab, said } from './AdminTab.ts';

/** The page of a product, by its view-model. */
export class ViewModelProduct implements ProductDriver {
  readonly #tab: AdminTab;

  constructor(tab: AdminTab) {
    this.#tab = tab;
    tab.whenShown('Product', () => this.#page);
  }

  async type(field: string, text: string): Promise<void> {
    this.#page.type(fieldOf(field), text);
  }

  async read(field: string): Promise<string> {
    return this.#page.draft[fieldOf(field)];
  }

  async sizes(): Promise<readonly SizeFacts[]> {
    return this.#page.sizes.rows.map(({ draft: { size, price, compareAtPrice: before }, stock }) => ({
      ...{ size, price, before, stock },
    }));
  }

  async addSize({ size, price }: { readonly size: string; readonly price: string }): Promise<void> {
    const { sizes } = this.#page;
    sizes.typeNew('size', size);
    sizes.typeNew('price', price);
    await sizes.add();
  }

  async typePrice(size: string, text: string): Promise<void> {
    this.#rowOf(size).type('price', text);
  }

  async toggleShown(size: string): Promise<void> {
    const row = this.#rowOf(size);
    row.type('hidden', !row.draft.hidden);
  }

  async save(): Promise<void> {
    void this.#page.save();
  }

  async discard(): Promise<void> {
    this.#page.discard();
  }

  async isUnsaved(): Promise<boolean> {
    return this.#page.isChanged;
  }

  async complaints(): Promise<readonly string[]> {
    const { refusal, sizes, uploads } = this.#page;
    const ofSizes = sizes.rows.flatMap((row) => [row.conflict ?? row.refusal]);
    return said(refusal, sizes.refusal, ...ofSizes, ...uploads.uploads.map((upload) => upload.refusal));
  }

  async conflict(): Promise<readonly string[]> {
    const { lines = [] } = this.#page.conflict ?? {};
    return lines.map(({ field, theirs, mine }) => `${field}: ${theirs}, not ${mine}`);
  }

  async takeTheirs(): Promise<void> {
    if (this.#page.conflict !== undefined) this.#page.takeTheirs();
    else this.#rowInConflict.takeTheirs();
  }

  async keepMine(): Promise<void> {
    if (this.#page.conflict !== undefined) await this.#page.keepMine();
    else this.#rowInConflict.keepMine();
  }

  async pictures(): Promise<readonly string[]> {
    return this.#page.draft.pictures.map(({ alt }) => alt);
  }

  async addPicture(kind: PictureKind, words: string): Promise<void> {
    const { uploads } = this.#page;
    const { name, content } = await chosenPicture(kind);
    uploads.choose(name, content);
    const key = uploads.uploads.at(-1)?.key ?? 0;
    uploads.describe(key, words);
    await uploads.send(key);
  }

  async leaveOut(): Promise<void> {
    this.#page.uploads.dropAll();
  }

  async movePicture(place: number, by: 'forward' | 'back'): Promise<void> {
    this.#page.move(this.#pictureAt(place), by === 'forward' ? -1 : 1);
  }

  async removePicture(place: number): Promise<void> {
    await this.#page.removePicture(this.#pictureAt(place));
  }

  async describePicture(place: number, words: string): Promise<void> {
    this.#page.describe(this.#pictureAt(place), words);
  }

  #pictureAt(place: number): string {
    const picture = this.#page.draft.pictures[place - 1];
    if (picture === undefined) throw new Error(`There is no picture ${place}`);
    return picture.id;
  }

  #rowOf(size: string) {
    const row = this.#page.sizes.rows.find(({ draft }) => draft.size === size);
    if (row === undefined) throw new Error(`There is no size ${size}`);
    return row;
  }

  get #rowInConflict() {
    const row = this.#page.sizes.rows.find(({ conflict }) => conflict !== undefined);
    if (row === undefined) throw new Error('Nobody else has changed anything');
    return row;
  }

  get #page() {
    return this.#tab.on('Product', STYLE_PAGE, (page) => {
      void page.open(this.#tab.address.pathname.split('/').at(-1) ?? '');
      return undefined;
    });
  }
}

function fieldOf(label: string) {
  const field = TEXT_FIELDS.find((each) => TEXT_LABELS[each] === label);
  if (field === undefined) throw new Error(`There is no field ${label}`);
  return field;
}

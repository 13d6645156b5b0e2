import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReadSize, ReadStyle } from '../../../core/admin/ports/ForKeepingStyles.ts';
import { attempt, type CatalogueParts } from '../products/CatalogueParts.ts';
import { PictureUploadsViewModel } from './PictureUploadsViewModel.ts';
import { SizesViewModel } from './SizesViewModel.ts';
import {
  changedFields,
  changeOf,
  type Differences,
  differences,
  draftOf,
  rebased,
  type StyleDraft,
  type TextField,
} from './StyleDraft.ts';

const BLANK: StyleDraft = {
  ...{ title: '', creator: '', description: '', category: '', categoryName: '', fabric: '', care: '', fit: '' },
  ...{ origin: '', hsn: '', sizeChart: '', genericName: '', netQuantity: '', manufacturer: '', pictures: [] },
};

/** A style: its form, its pictures and its sizes, with one bar to save what is changed. */
export class StyleViewModel {
  status: 'loading' | 'failed' | 'unknown' | 'ready' = 'loading';
  draft: StyleDraft = BLANK;
  isSaving = false;
  /** Why saving was refused; empty while there is nothing to say. */
  refusal = '';
  /** What was done last; empty while there is nothing to say. */
  news = '';
  readonly sizes: SizesViewModel;
  readonly uploads: PictureUploadsViewModel;
  /** The style as it was read last. */
  private base: ReadStyle | undefined;
  /** What somebody else has saved meanwhile. */
  private theirs: ReadStyle | undefined;
  private readonly parts: CatalogueParts;

  constructor(parts: CatalogueParts) {
    this.parts = parts;
    this.sizes = new SizesViewModel(parts);
    this.uploads = new PictureUploadsViewModel({ ...parts, whenAdded: () => this.readAgain() });
    makeAutoObservable<this, 'parts' | 'base' | 'theirs'>(
      this,
      { parts: false, draft: observableRef, base: observableRef, theirs: observableRef, sizes: false, uploads: false },
      { autoBind: true },
    );
  }

  get title(): string {
    return this.base?.style.title ?? '';
  }

  get isChanged(): boolean {
    return (this.base !== undefined && changedFields(this.base.style, this.draft).length > 0) || this.sizes.isChanged;
  }

  /** Whether leaving loses something, pictures that are not sent and a new size included. */
  get isUnfinished(): boolean {
    return this.isChanged || this.uploads.uploads.length > 0 || this.sizes.isAdded;
  }

  /** How what was typed and what somebody else has saved differ; undefined when nobody has. */
  get conflict(): Differences | undefined {
    return this.theirs && this.base && differences(this.base.style, this.draft, this.theirs.style);
  }

  async open(styleId: string): Promise<void> {
    this.status = 'loading';
    const read = await this.read(styleId);
    runInAction(() => {
      if (read === 'failed') this.status = 'failed';
      else if (read === undefined) this.status = 'unknown';
      else {
        this.adopt(read);
        this.sizes.show(read.style.id, read.sizes);
        this.uploads.styleId = read.style.id;
        this.status = 'ready';
      }
    });
  }

  type(field: TextField, text: string): void {
    this.draft = { ...this.draft, [field]: text };
    this.news = '';
  }

  describe(pictureId: string, alt: string): void {
    const pictures = this.draft.pictures.map((each) => (each.id === pictureId ? { ...each, alt } : each));
    this.draft = { ...this.draft, pictures };
  }

  /** Moves a picture by one place: -1 forward, 1 backward. */
  move(pictureId: string, by: -1 | 1): void {
    const pictures = [...this.draft.pictures];
    const from = pictures.findIndex(({ id }) => id === pictureId);
    const [moved] = pictures.splice(from, 1);
    if (moved === undefined) return;
    const to = Math.max(0, Math.min(pictures.length, from + by));
    pictures.splice(to, 0, moved);
    this.draft = { ...this.draft, pictures };
    this.news = `Picture ${to + 1} of ${pictures.length}`;
  }

  async removePicture(pictureId: string): Promise<void> {
    if (this.base === undefined) return;
    const { id } = this.base.style;
    const result = await attempt(this.parts, () =>
      this.parts.styles.removePicture(id, pictureId).then(() => ({ outcome: 'removed' })),
    );
    if ('text' in result) runInAction(() => this.refuse(result.text));
    else await this.readAgain();
  }

  discard(): void {
    if (this.base !== undefined) this.adopt(this.base);
    this.sizes.discard();
  }

  /** Forgets what is not saved, pictures that are not sent and a new size included. */
  discardAll(): void {
    this.discard();
    this.uploads.dropAll();
    this.sizes.forgetNew();
  }

  async save(): Promise<void> {
    if (this.isSaving || this.base === undefined) return;
    this.isSaving = true;
    this.refuse('');
    const isSaved = await this.saveStyle(this.base);
    const areSaved = isSaved && (await this.sizes.save());
    runInAction(() => {
      this.isSaving = false;
      this.news = areSaved ? 'Saved' : '';
    });
  }

  /** Shows what somebody else has saved in the place of what was typed. */
  takeTheirs(): void {
    if (this.theirs !== undefined) this.adopt(this.theirs);
  }

  /** Saves what was typed over what somebody else has saved; the fields that were not changed here stay theirs. */
  async keepMine(): Promise<void> {
    const { theirs, base, draft } = this;
    if (theirs === undefined || base === undefined) return;
    this.adopt(theirs, rebased(base.style, draft, theirs.style));
    await this.save();
  }

  private async saveStyle({ style, tag }: ReadStyle): Promise<boolean> {
    const change = changeOf(style, this.draft);
    if (Object.keys(change).length === 0) return true;
    const result = await attempt(this.parts, () => this.parts.styles.save(style.id, tag, change));
    return runInAction(() => {
      if (result.outcome === 'refused') this.refuse(result.text);
      else if (result.outcome === 'stale') this.theirs = result.current;
      else this.adopt(result.value);
      return result.outcome === 'saved';
    });
  }

  /** Reads the style again, and keeps what was typed. */
  private async readAgain(): Promise<void> {
    const { base } = this;
    if (base === undefined) return;
    const read = await this.read(base.style.id);
    if (read === undefined || read === 'failed') return;
    runInAction(() => {
      const mine = changedFields(base.style, this.draft);
      const theirs = changedFields(base.style, draftOf(read.style));
      if (mine.some((field) => field !== 'pictures' && theirs.includes(field))) this.theirs = read;
      else this.adopt(read, rebased(base.style, this.draft, read.style));
    });
  }

  private async read(
    styleId: string,
  ): Promise<(ReadStyle & { readonly sizes: readonly ReadSize[] }) | 'failed' | undefined> {
    const result = await attempt(this.parts, () => this.parts.styles.read(styleId).then((read) => ({ read })));
    return 'read' in result ? result.read : 'failed';
  }

  private adopt(read: ReadStyle, draft = draftOf(read.style)): void {
    this.base = read;
    this.draft = draft;
    this.theirs = undefined;
    this.refuse('');
  }

  private refuse(text: string): void {
    this.refusal = text;
  }
}

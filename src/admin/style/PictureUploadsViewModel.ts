import { makeAutoObservable, runInAction } from 'mobx';
import { attempt, type CatalogueParts } from '../products/CatalogueParts.ts';

/** A picture that is to be added. */
export type PictureUpload = {
  readonly key: number;
  /** The name of the file. */
  readonly name: string;
  alt: string;
  /** The part that is sent, from 0 to 1; undefined before it begins. */
  part: number | undefined;
  /** Why it was refused; empty while there is nothing to say. */
  refusal: string;
};

type Parts = Omit<CatalogueParts, 'sizes'> & { readonly whenAdded: () => Promise<void> };

/** The pictures that are being added to a style. */
export class PictureUploadsViewModel {
  styleId = '';
  uploads: PictureUpload[] = [];
  private count = 0;
  private readonly files = new Map<number, Uint8Array>();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'files' | 'count'>(
      this,
      { parts: false, files: false, count: false },
      { autoBind: true },
    );
  }

  /** Takes a chosen file in, which waits for its alt text. */
  choose(name: string, photograph: Uint8Array): void {
    this.count += 1;
    this.files.set(this.count, photograph);
    this.uploads.push({ key: this.count, name, alt: '', part: undefined, refusal: '' });
  }

  describe(key: number, alt: string): void {
    const upload = this.find(key);
    if (upload === undefined) return;
    upload.alt = alt;
    upload.refusal = '';
  }

  drop(key: number): void {
    this.files.delete(key);
    this.uploads = this.uploads.filter((upload) => upload.key !== key);
  }

  dropAll(): void {
    for (const { key } of this.uploads) this.drop(key);
  }

  async send(key: number): Promise<void> {
    const [upload, photograph] = [this.find(key), this.files.get(key)];
    if (upload === undefined || photograph === undefined || upload.part !== undefined) return;
    if (upload.alt.trim() === '') {
      upload.refusal = 'Say what the picture shows, for those who do not see it.';
      return;
    }
    upload.part = 0;
    upload.refusal = '';
    const tellProgress = (part: number) => runInAction(() => Object.assign(upload, { part }));
    const sent = { photograph, alt: upload.alt.trim(), tellProgress };
    const result = await attempt(this.parts, () => this.parts.styles.addPicture(this.styleId, sent));
    runInAction(() => {
      if (result.outcome === 'added') this.drop(key);
      else Object.assign(upload, { part: undefined, refusal: result.text.replace(/^\w+: /, '') });
    });
    if (result.outcome === 'added') await this.parts.whenAdded();
  }

  private find(key: number): PictureUpload | undefined {
    return this.uploads.find((upload) => upload.key === key);
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  ForImportingProducts,
  ImportPreview,
  LineFault,
  ProductFile,
} from '../../../../core/admin/ports/ForImportingProducts.ts';
import { attempt, type CallParts } from '../CatalogueParts.ts';
import { countText, type ImportView, importView } from './importView.ts';

type Parts = CallParts & {
  readonly imports: ForImportingProducts;
  /** Called after an import, when the list is another one. */
  readonly whenImported: () => void;
};

/** The import of a file: what it would change first, then the import. A refusal leaves the file and what it would change. */
export class ImportViewModel {
  isOpen = false;
  /** What is going on. */
  step: 'choosing' | 'checking' | 'importing' = 'choosing';
  /** The part of the file that is sent, from 0 to 1; 1 while the shop works on it. */
  part = 0;
  file: ProductFile | undefined;
  /** Why the file was refused; empty while there is nothing to say. */
  refusal = '';
  /** What the last import did; empty before there was one. */
  news = '';
  private preview: ImportPreview | undefined;
  /** Counts the chosen files, so that the answer to an earlier one is ignored. */
  private generation = 0;
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'generation' | 'preview'>(
      this,
      { parts: false, generation: false, file: observableRef, preview: observableRef },
      { autoBind: true },
    );
  }

  get isBusy(): boolean {
    return this.step !== 'choosing';
  }

  /** What the import would change; undefined before that is known. */
  get view(): ImportView | undefined {
    return this.preview && importView(this.preview);
  }

  /** Whether the file can be imported now. */
  get canImport(): boolean {
    return !this.isBusy && (this.view?.changes ?? 0) > 0 && this.preview?.faults.length === 0;
  }

  /** What is going on, for a screen reader. */
  get progressText(): string {
    if (!this.isBusy) return '';
    const name = this.file?.name ?? '';
    if (this.part < 1) return `Sending ${name}`;
    return this.step === 'checking' ? `Checking ${name}` : `Importing ${name}`;
  }

  toggle(): void {
    if (this.isBusy) return;
    if (this.isOpen) this.forget();
    this.isOpen = !this.isOpen;
    if (this.isOpen) this.news = '';
  }

  /** Takes a chosen file, and asks what it would change. */
  async choose(name: string, content: Uint8Array): Promise<void> {
    if (this.step === 'importing') return;
    this.forget();
    this.file = { name, content };
    await this.check();
  }

  /** Asks again what the file would change. */
  async check(): Promise<void> {
    const { file } = this;
    if (file === undefined || this.isBusy) return;
    this.generation += 1;
    const { generation } = this;
    this.begin('checking');
    const result = await attempt(this.parts, () => this.parts.imports.preview(file, this.tellProgress(generation)));
    runInAction(() => {
      if (generation !== this.generation) return;
      this.step = 'choosing';
      if (result.outcome === 'previewed') this.preview = result.preview;
      else this.refusal = result.text;
    });
  }

  /** Imports the file, all of it or nothing. */
  async importAll(): Promise<void> {
    const { file } = this;
    if (file === undefined || !this.canImport) return;
    this.generation += 1;
    this.begin('importing');
    const { generation } = this;
    const result = await attempt(this.parts, () => this.parts.imports.importAll(file, this.tellProgress(generation)));
    runInAction(() => {
      this.step = 'choosing';
      if (result.outcome === 'refused') return this.keep(result.text, 'faults' in result ? result.faults : undefined);
      this.forget();
      this.isOpen = false;
      this.news = `${countText(result.added, 'new')}, ${countText(result.replaced, 'replaced')}.`;
    });
    if (result.outcome === 'imported') this.parts.whenImported();
  }

  private begin(step: 'checking' | 'importing'): void {
    Object.assign(this, { step, part: 0, refusal: '' });
  }

  private tellProgress(generation: number) {
    return (part: number) =>
      runInAction(() => {
        if (generation === this.generation) this.part = part;
      });
  }

  /** Keeps the file and what it would change, with why it was not imported. */
  private keep(text: string, faults: readonly LineFault[] | undefined): void {
    if (faults === undefined || this.preview === undefined) this.refusal = text;
    else this.preview = { ...this.preview, faults };
  }

  private forget(): void {
    this.generation += 1;
    Object.assign(this, { step: 'choosing', part: 0, refusal: '', file: undefined, preview: undefined });
  }
}

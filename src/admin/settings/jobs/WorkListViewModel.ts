import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadWork, RepeatWork } from '../../../../core/admin/jobs/manageWork.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';
import type { WorkView } from './workView.ts';

export type WorkListParts<Entry extends { readonly id: string | number }> = {
  readonly read: ReadWork<Entry>;
  readonly repeat: RepeatWork<Entry>;
  readonly view: (entry: Entry) => WorkView;
  /** Returns what is announced when an entry is done once more. */
  readonly repeatedText: (entry: Entry) => string;
  readonly pendingWork: PendingWork;
};

/** A list of what the shop does by itself, page by page, each of which can be done once more. */
export class WorkListViewModel<Entry extends { readonly id: string | number }> {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** Why the last press had no effect; empty while it had. */
  alert = '';
  /** What the last press has done. */
  announcement = '';
  isBusy = false;
  private entries: readonly Entry[] = [];
  private next: string | undefined = undefined;
  private readonly parts: WorkListParts<Entry>;

  constructor(parts: WorkListParts<Entry>) {
    this.parts = parts;
    makeAutoObservable<this, 'entries' | 'parts'>(this, { entries: observableRef, parts: false }, { autoBind: true });
  }

  get rows(): readonly WorkView[] {
    return this.entries.map(this.parts.view);
  }

  get hasMore(): boolean {
    return this.next !== undefined;
  }

  appear(): void {
    void this.load();
  }

  /** Reads the first page. Also retries after a failure. */
  async load(): Promise<void> {
    if (this.status === 'failed') this.status = 'loading';
    this.take(await this.parts.pendingWork.track(this.parts.read()), []);
  }

  async loadMore(): Promise<void> {
    const { next, entries } = this;
    if (next === undefined || this.isBusy) return;
    this.begin();
    this.take(await this.parts.pendingWork.track(this.parts.read(next)), entries);
  }

  /** Does the entry of this row once more. */
  async repeat(rowId: string): Promise<void> {
    const entry = this.entries.find(({ id }) => `${id}` === rowId);
    if (entry === undefined || this.isBusy) return;
    this.begin();
    const result = await this.parts.pendingWork.track(this.parts.repeat(entry.id));
    if (result.outcome === 'queued') this.takeOver(result.entry);
    else this.refuse(result.text);
  }

  private begin(): void {
    this.isBusy = true;
    this.alert = '';
    this.announcement = '';
  }

  private take(read: Awaited<ReturnType<ReadWork<Entry>>>, before: readonly Entry[]): void {
    this.isBusy = false;
    if (read.outcome === 'failed') {
      if (before.length === 0) this.status = 'failed';
      else this.alert = read.text;
      return;
    }
    this.entries = [...before, ...read.entries];
    this.next = read.next;
    this.status = 'ready';
  }

  private takeOver(entry: Entry): void {
    this.isBusy = false;
    this.announcement = this.parts.repeatedText(entry);
    this.entries = this.entries.map((each) => (each.id === entry.id ? entry : each));
  }

  private refuse(text: string): void {
    this.isBusy = false;
    this.alert = text;
  }
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { FindAnything, Found } from '../../../core/admin/find/FindAnything.ts';
import type { ForTellingTime } from '../../../core/admin/ports/ForTellingTime.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import { statusWord } from '../orders/orderWords.ts';
import { paths } from '../paths/paths.ts';
import type { StaffSessionViewModel } from '../session/StaffSessionViewModel.ts';

export type FindParts = {
  readonly findAnything: FindAnything;
  readonly session: Pick<StaffSessionViewModel, 'staff'>;
  readonly clock: Pick<ForTellingTime, 'after'>;
  readonly pendingWork: PendingWork;
};

/** A screen that can be found. */
export type FindableScreen = { readonly title: string; readonly path: string };

/** Something that was found, and the path where it is. */
export type FoundItem = {
  readonly path: string;
  readonly name: string;
  /** What tells it from others of its name; may be empty. */
  readonly note: string;
};

export type FoundGroup = { readonly label: string; readonly items: readonly FoundItem[] };

/** How long nothing is typed before it is searched, in milliseconds. */
const SEARCH_AFTER_MS = 150;
/** One letter is in almost everything. */
const SHORTEST_SEARCH = 2;
const NOTHING: Found = { orders: [], styles: [], people: [], failure: '' };

/** Finds an order, a product, a person or a screen by what is typed. */
export class FindViewModel {
  text = '';
  isSearching = false;
  private found: Found = NOTHING;
  private screens: readonly FindableScreen[] = [];
  private cancelTimer = () => {};
  /** Counts the questions: answers to earlier ones are ignored. */
  private generation = 0;
  private readonly parts: FindParts;

  constructor(parts: FindParts) {
    this.parts = parts;
    makeAutoObservable<this, 'found' | 'screens' | 'cancelTimer' | 'generation' | 'parts'>(
      this,
      { found: observableRef, screens: observableRef, cancelTimer: false, generation: false, parts: false },
      { autoBind: true },
    );
  }

  /** Also finds these screens. Returns a function that stops searching. */
  follow(screens: readonly FindableScreen[]): () => void {
    this.screens = screens;
    return () => this.forget();
  }

  /** What matches, by kind. Nothing of an earlier text is among it. */
  get groups(): readonly FoundGroup[] {
    const { orders, styles, people } = this.found;
    const wanted = this.text.trim().toLowerCase();
    const screens = this.screens.filter(({ title }) => title.toLowerCase().includes(wanted));
    const groups: readonly FoundGroup[] = [
      { label: 'Screens', items: screens.map(({ title, path }) => ({ path, name: title, note: '' })) },
      {
        label: 'Orders',
        items: orders.map(({ number, name, status }) => ({
          ...{ path: paths.order(number), name: number, note: `${isolated(name)} · ${statusWord(status)}` },
        })),
      },
      {
        label: 'Products',
        items: styles.map(({ id, title, creator }) => ({ path: paths.product(id), name: title, note: creator })),
      },
      {
        label: 'People',
        items: people.map(({ id, name, email, role }) => ({
          ...{ path: `${paths.settings}?section=people#${id}`, name, note: `${isolated(email)} · ${role}` },
        })),
      },
    ];
    return groups.filter(({ items }) => items.length > 0);
  }

  /** What has become of the search, for those who do not see it; empty before anything is typed. */
  get said(): string {
    const count = this.groups.reduce((sum, { items }) => sum + items.length, 0);
    if (this.text.trim() === '') return '';
    if (this.isSearching) return 'Searching…';
    if (this.found.failure !== '') return this.found.failure;
    return count === 0 ? `Nothing matches “${isolated(this.text.trim())}”` : `${count} found`;
  }

  type(text: string): void {
    this.forget();
    this.text = text;
    this.isSearching = text.trim().length >= SHORTEST_SEARCH;
    if (this.isSearching) this.cancelTimer = this.parts.clock.after(SEARCH_AFTER_MS, () => void this.search());
  }

  private async search(): Promise<void> {
    const { generation } = this;
    const { findAnything, session, pendingWork } = this.parts;
    if (session.staff === undefined) return;
    const found = await pendingWork.track(findAnything(this.text.trim(), session.staff.role));
    if (generation === this.generation) this.show(found);
  }

  private show(found: Found): void {
    this.found = found;
    this.isSearching = false;
  }

  private forget(): void {
    this.cancelTimer();
    this.generation += 1;
    this.found = NOTHING;
    this.isSearching = false;
  }
}

import { makeAutoObservable, reaction } from 'mobx';
import type { ForTellingTime } from '../../../../core/storefront/ports/browser/ForTellingTime.ts';
import type { ResultsViewModel } from './ResultsViewModel.ts';

/** How long the result must be unchanged before screen readers announce it, in milliseconds. */
const SETTLED_AFTER_MS = 600;

/** The result count for screen readers, announced once the filters have settled. */
export class ResultAnnouncementViewModel {
  text = '';
  private readonly results: ResultsViewModel;
  private readonly clock: ForTellingTime;

  constructor(results: ResultsViewModel, clock: ForTellingTime) {
    this.results = results;
    this.clock = clock;
    makeAutoObservable<this, 'results' | 'clock'>(this, { results: false, clock: false }, { autoBind: true });
  }

  /** Follows the results. Returns a function that stops it. */
  appear(): () => void {
    let callOff = (): void => undefined;
    const follow = (text: string) => {
      callOff();
      callOff = this.clock.after(SETTLED_AFTER_MS, () => this.tell(text));
    };
    const stop = reaction(() => this.latest, follow, { fireImmediately: true });
    return () => {
      callOff();
      stop();
    };
  }

  private get latest(): string {
    const { status, resultCount, wider } = this.results;
    if (status !== 'ready') return '';
    return wider === undefined ? resultCount : `${resultCount}. ${wider.title}`;
  }

  private tell(text: string): void {
    this.text = text;
  }
}

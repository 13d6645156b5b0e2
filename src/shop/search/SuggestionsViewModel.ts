import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Suggestion } from '../../../core/domain/catalogue/search/suggestions.ts';
import type { AskCatalogue } from '../../../core/storefront/catalogue/AskCatalogue.ts';
import type { ForNavigating } from '../../../core/storefront/ports/browser/ForNavigating.ts';
import type { ForTellingTime } from '../../../core/storefront/ports/browser/ForTellingTime.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import { creatorPath } from '../catalogue/creators/creatorView.ts';
import type { ListingViewModel } from '../listing/ListingViewModel.ts';
import { paths } from '../paths/paths.ts';
import { type SuggestionView, suggestionView } from './suggestionView.ts';

/** How long the suggestions must be unchanged before screen readers announce their number, in milliseconds. */
const SETTLED_AFTER_MS = 600;

export type SuggestionsParts = {
  readonly askCatalogue: AskCatalogue;
  readonly listing: Pick<ListingViewModel, 'shopCategory'>;
  readonly navigation: Pick<ForNavigating, 'goTo'>;
  readonly clock: ForTellingTime;
  readonly pendingWork: PendingWork;
};

/** The suggestions of one search box. */
export class SuggestionsViewModel {
  isOpen = false;
  /** The index of the highlighted row; -1 while none is. */
  active = -1;
  /** The number of suggestions, for screen readers. */
  announcement = '';
  private suggestions: readonly Suggestion[] = [];
  /** Counts the texts, so that a late answer to an earlier one is ignored. */
  private latest = 0;
  private cancelAnnouncement = (): void => undefined;
  private readonly parts: SuggestionsParts;

  constructor(parts: SuggestionsParts) {
    this.parts = parts;
    makeAutoObservable<this, 'suggestions' | 'latest' | 'cancelAnnouncement' | 'parts'>(
      this,
      { suggestions: observableRef, latest: false, cancelAnnouncement: false, parts: false },
      { autoBind: true },
    );
  }

  get rows(): readonly SuggestionView[] {
    return this.suggestions.map(suggestionView);
  }

  /** Stops a pending announcement when the search box goes. */
  appear(): () => void {
    return this.close;
  }

  /** Suggests for a text. Opens the list if there is something to suggest. Suggests nothing when the catalogue cannot be asked. */
  async follow(text: string): Promise<void> {
    const { askCatalogue, pendingWork } = this.parts;
    this.latest += 1;
    const asked = this.latest;
    const asking = Promise.resolve(askCatalogue((catalogue) => catalogue.suggest(text)));
    const outcome = await pendingWork.track(asking);
    const found = outcome.outcome === 'answered' ? outcome.value : [];
    runInAction(() => {
      if (asked !== this.latest) return;
      this.suggestions = found;
      this.active = -1;
      this.isOpen = found.length > 0;
      this.announce(text.trim() === '' || outcome.outcome !== 'answered' ? '' : countSuggestions(found.length));
    });
  }

  /** Moves the highlight to the next (1) or the previous (-1) row; between the last and the first, no row is highlighted. */
  move(by: 1 | -1): void {
    const count = this.suggestions.length;
    this.active = ((this.active + 1 + by + count + 1) % (count + 1)) - 1;
  }

  /** Closes the list and ignores answers that are on their way. */
  close(): void {
    this.latest += 1;
    this.isOpen = false;
    this.active = -1;
    this.announce('');
  }

  /** Opens what a row suggests. */
  choose(row: number): void {
    const suggestion = this.suggestions[row];
    this.close();
    const { listing, navigation } = this.parts;
    if (suggestion?.kind === 'product') navigation.goTo(paths.product(suggestion.product.id));
    if (suggestion?.kind === 'creator') navigation.goTo(creatorPath(suggestion.handle));
    if (suggestion?.kind === 'category') listing.shopCategory(suggestion.category);
  }

  private announce(text: string): void {
    this.cancelAnnouncement();
    this.announcement = '';
    if (text !== '') this.cancelAnnouncement = this.parts.clock.after(SETTLED_AFTER_MS, () => this.tell(text));
  }

  private tell(text: string): void {
    this.announcement = text;
  }
}

function countSuggestions(count: number): string {
  if (count === 0) return 'No suggestions';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

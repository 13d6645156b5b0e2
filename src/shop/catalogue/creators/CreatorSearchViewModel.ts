import { computed, makeAutoObservable } from 'mobx';
import type { CreatorPage } from '../../../../core/domain/catalogue/CreatorPage.ts';
import type { OptionCount } from '../../../../core/domain/catalogue/facets/facets.ts';
import type { Filters } from '../../../../core/domain/catalogue/filters/Filters.ts';
import type { CatalogueRequest, CatalogueStatus } from '../CatalogueRequest.ts';
import type { CatalogueViewModel } from '../CatalogueViewModel.ts';
import { countCreators } from './countCreators.ts';

export type CreatorSearchParts = {
  readonly catalogue: Pick<CatalogueViewModel, 'request'>;
  /** The filters that the counts follow; those of creators do not matter. */
  readonly filters: () => Filters;
  /** How many creators are shown at first, and how many more at a time. */
  readonly pageSize: number;
};

/** The creators whose handles contain a text; without one, all of them. */
export class CreatorSearchViewModel {
  text = '';
  private pages = 1;
  private readonly parts: CreatorSearchParts;
  /** What is shown until other creators are there. */
  private previous: CreatorPage | undefined = undefined;

  constructor(parts: CreatorSearchParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'previous' | 'result'>(
      this,
      { parts: false, previous: false, result: computed },
      { autoBind: true },
    );
  }

  get status(): CatalogueStatus {
    return this.ask(0)?.status ?? 'loading';
  }

  get creators(): readonly OptionCount[] {
    return this.result?.creators ?? [];
  }

  /** How many were found, in words; empty until it is known. */
  get summary(): string {
    if (this.result === undefined) return '';
    const { total, creators } = this.result;
    return creators.length < total ? `${creators.length} of ${countCreators(total)}` : countCreators(total);
  }

  get hasMore(): boolean {
    return this.result !== undefined && this.result.creators.length < this.result.total;
  }

  type(text: string): void {
    if (text.trim() === '') this.previous = undefined;
    this.text = text;
    this.pages = 1;
  }

  showMore(): void {
    this.pages += 1;
  }

  private get result(): CreatorPage | undefined {
    const pages = Array.from({ length: this.pages }, (_, page) => this.ask(page)?.value);
    const [first] = pages;
    if (first === undefined || pages.includes(undefined)) return this.previous;
    this.previous = { total: first.total, creators: pages.flatMap((page) => page?.creators ?? []) };
    return this.previous;
  }

  private ask(page: number): CatalogueRequest<CreatorPage> | undefined {
    const { catalogue, filters, pageSize } = this.parts;
    return catalogue.request({
      ...{ kind: 'creators', text: this.text.trim() },
      filters: { ...filters(), influencers: [], sort: undefined },
      places: { from: page * pageSize, count: pageSize },
    });
  }
}

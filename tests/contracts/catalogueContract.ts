import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstOptionsOf } from '../../core/domain/catalogue/facets/firstOptions.ts';
import { type Filters, noFilters } from '../../core/domain/catalogue/filters/Filters.ts';
import {
  filtersFromQueryString,
  filtersToQueryString,
} from '../../core/domain/catalogue/filters/filtersQueryString.ts';
import { suggestFilterToRemove } from '../../core/domain/catalogue/filters/suggestFilterToRemove.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { Places } from '../../core/domain/catalogue/search/CatalogueResult.ts';
import { makeProductSearch } from '../../core/domain/catalogue/search/ProductSearch.ts';
import { buildSuggestions } from '../../core/domain/catalogue/search/suggestions.ts';
import { anyFilters, anyCatalogue as anyPieces } from '../properties/anyCatalogue.ts';
import { creatorsByRule, moreLike, plainQuery, shownByRule } from '../properties/plainRule.ts';
import { denimJacket, sunEarrings } from './backEndSamples.ts';
import type { BackEndSubject, MakeSubject } from './backEndSubjects.ts';

/** How long a server may take to notice other products, in ms. */
const NOTICED_MS = 2000;

/** Each product is a piece of its own, as in the shops that know no styles. */
const anyCatalogue = anyPieces.map((products) => products.map(({ sizes: _, ...product }) => product));

/** Filters as they are in an address. */
const listingFilters = anyFilters.map((filters) => filtersFromQueryString(filtersToQueryString(filters)));
const anyPlaces = fc.record({ from: fc.integer({ min: 0, max: 70 }), count: fc.integer({ min: 0, max: 70 }) });
const questions = fc.array(fc.tuple(listingFilters, anyPlaces), { minLength: 1, maxLength: 4 });

const texts = fc.array(
  fc.oneof(
    fc.constantFrom(
      '',
      ' - ',
      'a',
      ' Crê',
      'sun',
      '@',
      'cl',
      'é',
      'a'.repeat(100),
      'a'.repeat(101),
      'a\0',
      '\ud800',
      '50% & ?',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  ),
  { minLength: 1, maxLength: 4 },
);

/** What the rules say of a page. */
function pageByRule(products: readonly Product[], filters: Filters, places: Places) {
  const query = plainQuery(products);
  const page = query(filters, places);
  const facets = shownByRule(page.facets, filters);
  return { ...page, facets, suggestion: page.total === 0 ? suggestFilterToRemove(query, filters) : undefined };
}

/** The page that was asked for, and the counts of the first one; an answer may have more products. */
async function askedPage({ catalogue }: BackEndSubject, filters: Filters, places: Places) {
  const { total, from, products, facets, suggestion } = await catalogue.query(filters, places);
  if (from > 0) expect(facets).toBeUndefined();
  const start = places.from - from;
  return { total, products: products.slice(start, start + places.count), facets, suggestion, from };
}

export function describeCatalogueContract(name: string, makeSubject: MakeSubject): void {
  const stocked = async (products: readonly Product[]) => {
    const subject = await makeSubject();
    await subject.stock(products);
    subject.letPass(NOTICED_MS);
    return subject;
  };

  describe(`${name}, when it is queried,`, () => {
    it('answers as the rules say, for any catalogue, any filters and any places', async () => {
      await fc.assert(
        fc.asyncProperty(anyCatalogue, questions, async (products, asked) => {
          const subject = await stocked(products);
          expect(await subject.catalogue.options()).toEqual(firstOptionsOf(products));
          for (const [filters, places] of asked) {
            const { from, ...page } = await askedPage(subject, filters, places);
            const { facets, ...rest } = pageByRule(products, filters, places);
            expect(page).toEqual(from > 0 ? { ...rest, facets: undefined } : { ...rest, facets });
          }
          const product = products[asked.length];
          if (product === undefined) return;
          const more = await subject.catalogue.moreLike(product, 4);
          expect(more).toEqual(moreLike(products, product, 4));
        }),
        { numRuns: 30 },
      );
    }, 60_000);

    it('finds creators as the rule says, for any catalogue, any text, any filters and any places', async () => {
      await fc.assert(
        fc.asyncProperty(anyCatalogue, texts, questions, async (products, typed, asked) => {
          const { catalogue } = await stocked(products);
          for (const text of [...typed, 'ma', 'KER.1', '1']) {
            for (const [filters, places] of asked) {
              const found = creatorsByRule(products, text, filters);
              const creators = found.slice(places.from, places.from + places.count);
              expect(await catalogue.creators(text, filters, places)).toEqual({ total: found.length, creators });
            }
          }
        }),
        { numRuns: 10 },
      );
    }, 60_000);

    it('suggests what the rule says, for any catalogue and any text', async () => {
      await fc.assert(
        fc.asyncProperty(anyCatalogue, texts, async (products, typed) => {
          const { catalogue } = await stocked(products);
          const beginnings = products.slice(0, 2).map(({ name }) => name.slice(0, 3));
          for (const text of [...typed, ...beginnings]) {
            expect(await catalogue.suggest(text)).toEqual(buildSuggestions(makeProductSearch({ products }))(text));
          }
        }),
        { numRuns: 20 },
      );
    }, 60_000);

    it('finds a product by its numeric id, and by its key', async () => {
      const { catalogue } = await stocked([sunEarrings, denimJacket]);
      expect(await catalogue.product({ id: String(denimJacket.id) })).toEqual(denimJacket);
      expect(await catalogue.product({ key: sunEarrings.key })).toEqual(sunEarrings);
      expect(await catalogue.product({ id: 'none' })).toBeUndefined();
      expect(await catalogue.product({ key: 'none' })).toBeUndefined();
    });

    it('answers for an empty catalogue', async () => {
      const { catalogue } = await stocked([]);
      expect(await catalogue.options()).toEqual({ categories: [], people: [], influencers: [], influencerCount: 0 });
      expect(await catalogue.creators('', noFilters, { from: 0, count: 1 })).toEqual({ total: 0, creators: [] });
      expect(await catalogue.query(noFilters, { from: 0, count: 1 })).toMatchObject({ total: 0, products: [] });
    });

    it('fails without a connection and answers again with one', async () => {
      const { catalogue, ...subject } = await stocked([sunEarrings]);
      subject.loseConnection();
      await expect(catalogue.options()).rejects.toMatchObject({ message: 'Network Error', reasons: [] });
      subject.heal();
      expect(await catalogue.product({ id: String(sunEarrings.id) })).toEqual(sunEarrings);
    });
  });
}

import { expect, it } from 'vitest';
import { MemoryBackEnd } from '../../../adapters/memory/MemoryBackEnd.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { memoryCatalogue } from '../../../adapters/memory/memoryCatalogue.ts';
import { noFilters } from '../../domain/catalogue/filters/Filters.ts';
import { makeProductSearch } from '../../domain/catalogue/search/ProductSearch.ts';
import { buildSuggestions } from '../../domain/catalogue/search/suggestions.ts';
import { BackEndFailure } from '../ports/failures/BackEndFailure.ts';
import { Unreachable } from '../ports/failures/Unreachable.ts';
import { makeAskCatalogue } from './AskCatalogue.ts';
import { queryOnDevice } from './queryOnDevice.ts';

function asking() {
  const backEnd = new MemoryBackEnd();
  const log = new MemoryLog();
  const catalogue = queryOnDevice({
    products: memoryCatalogue(backEnd),
    loadSearch: async () => makeProductSearch,
    loadSuggestions: async () => buildSuggestions,
  });
  return { backEnd, log, ask: makeAskCatalogue({ catalogue, log }) };
}

it('A failure is logged', async () => {
  const { backEnd, log, ask } = asking();
  const failure = new BackEndFailure('status 500');
  backEnd.fail('products', failure);
  await ask((catalogue) => catalogue.options());
  expect(log.entries).toEqual([{ text: 'Error fetching data', cause: failure }]);
});

it.each([
  [new BackEndFailure('status 500'), 'failed'],
  [new Unreachable('Network Error'), 'unreachable'],
])(
  'An error that two questions share is logged once as "Error fetching data" [spec 4.load-failure, 8.product-load-failure]: %s',
  async (failure, outcome) => {
    const { backEnd, log, ask } = asking();
    backEnd.fail('products', failure);
    const answers = [
      ask((catalogue) => catalogue.options()),
      ask((catalogue) => catalogue.query(noFilters, { from: 0, count: 1 })),
    ];
    expect(await Promise.all(answers)).toEqual([{ outcome }, { outcome }]);
    expect(log.entries).toEqual([{ text: 'Error fetching data', cause: failure }]);
  },
);

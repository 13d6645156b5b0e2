import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { MemoryNavigation } from '../../../../adapters/memory/MemoryNavigation.ts';
import { aProduct } from '../../../../core/domain/testing/samples.ts';
import { aCatalogue, settled } from '../../catalogue/testing/aCatalogue.ts';
import { ListingViewModel } from '../ListingViewModel.ts';
import { ResultsViewModel } from './ResultsViewModel.ts';

const products = Array.from({ length: 12 }, (_, at) =>
  aProduct({ key: `p${at}`, influencer: `@maker.${at}`, size: at === 11 ? 'S' : 'M' }),
);

async function opened() {
  const { catalogue } = aCatalogue(products, { asks: true });
  const listing = new ListingViewModel(new MemoryNavigation());
  const results = new ResultsViewModel({ catalogue, listing });
  autorun(() => results.filterGroups);
  await catalogue.load();
  await settled();
  const toggle = async (...[group, value]: Parameters<typeof listing.toggle>) => {
    listing.toggle(group, value);
    await settled();
    const [creators] = results.filterGroups;
    const text = ({ label, isChosen }: { label: string; isChosen: boolean }) =>
      `${isChosen ? '*' : ''}${label.slice(7)}`;
    return creators?.options.map(text).join(' ');
  };
  return { results, listing, toggle };
}

it('A creator who was chosen stays below the others as long as only creators are chosen', async () => {
  const { toggle } = await opened();
  expect(await toggle('influencers', '@maker.10')).toBe('0 1 2 3 4 5 6 7 *10');
  expect(await toggle('influencers', '@maker.9')).toBe('0 1 2 3 4 5 6 7 *10 *9');
  expect(await toggle('influencers', '@maker.10')).toBe('0 1 2 3 4 5 6 7 10 *9');
});

it('Another filter brings the creators with the most pieces, and the chosen ones', async () => {
  const { toggle } = await opened();
  await toggle('influencers', '@maker.10');
  await toggle('influencers', '@maker.9');
  await toggle('influencers', '@maker.10');
  expect(await toggle('sizes', 'S')).toBe('0 1 2 3 4 5 6 *9 11');
});

it('The group says whether there are creators besides those that are offered', async () => {
  const { results } = await opened();
  expect(results.filterGroups.filter(({ hasMore }) => hasMore).map(({ group }) => group)).toEqual(['influencers']);
});

import { expect, it } from 'vitest';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { aCatalogue } from '../catalogue/testing/aCatalogue.ts';
import { ListingViewModel } from '../listing/ListingViewModel.ts';
import { HomeViewModel } from './HomeViewModel.ts';

const products = [
  aProduct({ id: 17, name: 'Sun Cap', category: 'accessories', influencer: '@maya' }),
  aProduct({ id: 2, category: 'clothing', influencer: '@meher.makes' }),
];

async function openHome() {
  const { catalogue } = aCatalogue(products);
  const navigation = new MemoryNavigation();
  const home = new HomeViewModel(catalogue, new ListingViewModel(navigation));
  await catalogue.load();
  return { home, navigation };
}

it('shows four new arrivals, with their names once these are known', async () => {
  const { home } = await openHome();
  expect(home.newArrivals).toEqual([
    { productId: 14, path: '/product-details/14', name: 'New arrival 14', playbackRate: 0.8 },
    { productId: 17, path: '/product-details/17', name: 'Sun Cap', playbackRate: 1 },
    { productId: 12, path: '/product-details/12', name: 'New arrival 12', playbackRate: 0.6 },
    { productId: 16, path: '/product-details/16', name: 'New arrival 16', playbackRate: 0.9 },
  ]);
});

it('shows the categories and the creators of the products', async () => {
  const { home } = await openHome();
  expect(home.categoryTiles.map(({ label }) => label)).toEqual(['Accessories', 'Clothing']);
  expect(home.creators.map(({ handle }) => handle)).toEqual(['@maya', '@meher.makes']);
});

it('leads to all products and to those of a category, also when that is handed on as a callback', async () => {
  const { home, navigation } = await openHome();
  const { shopNow, shopCategory } = home;
  shopNow();
  shopCategory('clothing');
  expect(navigation.history).toEqual(['/', '/product-listing', '/product-listing?category=clothing']);
});

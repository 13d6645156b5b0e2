import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { MemoryViewedProducts } from '../../../adapters/memory/device/MemoryViewedProducts.ts';
import type { Session } from '../../../core/domain/accounts/Session.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { makeRememberViewedProduct } from '../../../core/storefront/catalogue/RememberViewedProduct.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { RecentlyViewedViewModel } from './RecentlyViewedViewModel.ts';

const sold = [aProduct({ key: 'tee', name: 'Tee' }), aProduct({ key: 'cap', name: 'Cap' })];

function recentlyViewed(...keys: string[]) {
  const stored = new MemoryViewedProducts();
  stored.remember(keys);
  const session = observable<{ session: Session | undefined }>({ session: aSession() });
  const viewed = new RecentlyViewedViewModel({
    catalogue: { productByKey: (key) => sold.find((product) => product.key === key) },
    session,
    stored,
    rememberViewedProduct: makeRememberViewedProduct({ viewedProducts: stored }),
  });
  const names = () => viewed.productsExcept(undefined).map(({ name }) => name);
  return { viewed, stored, session, names };
}

it('They go when the session ends, until the page is left', () => {
  const { viewed, stored, session, names } = recentlyViewed('cap');
  const leave = viewed.appear();
  stored.forget();
  runInAction(() => {
    session.session = undefined;
  });
  expect(names()).toEqual([]);
  leave();
  stored.remember(['cap']);
  runInAction(() => {
    session.session = aSession();
  });
  expect(names()).toEqual([]);
});

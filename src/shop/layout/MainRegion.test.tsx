// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { ShopProvider } from '../../shared/container/ShopContext.tsx';
import { render } from '../../shared/ui/testing/render.ts';
import { MainRegion } from './MainRegion.tsx';

it('The main region says that work is pending without being hidden from screen readers', async () => {
  const pendingWork = new PendingWork();
  const shop = new ShopContainer();
  shop.bindValue(PENDING_WORK, pendingWork);
  const main = render(
    <ShopProvider shop={shop}>
      <MainRegion>A page</MainRegion>
    </ShopProvider>,
  ).querySelector('main');
  expect(main?.dataset.pending).toBe('false');

  let finish = () => {};
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  act(() => void pendingWork.track(work));
  expect(main?.dataset.pending).toBe('true');
  expect(main?.hasAttribute('aria-busy')).toBe(false);

  await act(async () => finish());
  expect(main?.dataset.pending).toBe('false');
});

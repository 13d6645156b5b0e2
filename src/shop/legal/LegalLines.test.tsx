// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { firstPages } from '../../../core/storefront/pages/firstPages.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { ShopProvider } from '../../shared/container/ShopContext.tsx';
import { render } from '../../shared/ui/testing/render.ts';
import { LegalLines } from './LegalLines.tsx';

const tee = aProduct({ facts: { origin: 'Surat' } });
const turns = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('What cannot be read is asked for again when Try again is pressed, and not before', async () => {
  let asked = 0;
  let isDown = true;
  const shop = new ShopContainer();
  shop.bindValue(PENDING_WORK, new PendingWork());
  shop.bindValue(PORTS.log, new MemoryLog());
  shop.bindValue(PORTS.catalogue, { product: async () => tee } as never);
  shop.bindValue(PORTS.pages, {
    ...firstPages,
    seller: async () => {
      asked += 1;
      if (isDown) throw new Error('No answer');
      return firstPages.seller();
    },
  });
  const page = render(
    <ShopProvider shop={shop}>
      <LegalLines products={[tee]} />
    </ShopProvider>,
  );
  await turns();
  expect([asked, page.textContent]).toEqual([1, 'Try again']);
  isDown = false;
  act(() => page.querySelector('button')?.click());
  await turns();
  expect(asked).toBe(2);
  expect(page.textContent).toContain('Creator Row');
});

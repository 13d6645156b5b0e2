// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import { ShopContainer } from '../container/ShopContainer.ts';
import { ShopProvider } from '../container/ShopContext.tsx';
import { render } from '../ui/testing/render.ts';
import { ConnectionViewModel } from './ConnectionViewModel.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { CONNECTION } from './tokens.ts';

function aBanner() {
  const network = new ConnectionMonitor();
  const shop = new ShopContainer();
  shop.bindValue(CONNECTION, new ConnectionViewModel(network, new MemoryClock()));
  const page = render(
    <ShopProvider shop={shop}>
      <OfflineBanner />
    </ShopProvider>,
  );
  return { page, network };
}

it('The offline banner is a landmark only while the shop is offline; its live region is always there', () => {
  const { page, network } = aBanner();
  const landmarks = () => [...page.querySelectorAll('aside, section[aria-label], [role=complementary], [role=region]')];
  const status = page.querySelector('[role=status]');
  expect(landmarks()).toEqual([]);
  expect(status?.textContent).toBe('');
  act(() => network.report(false));
  expect(landmarks().map((landmark) => landmark.getAttribute('aria-label'))).toEqual(['Connection']);
  expect(page.querySelector('[role=status]')).toBe(status);
  expect(status?.textContent).not.toBe('');
});

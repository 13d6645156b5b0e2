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
  const connection = new ConnectionViewModel(network, new MemoryClock());
  const shop = new ShopContainer();
  shop.bindValue(CONNECTION, connection);
  const page = render(
    <ShopProvider shop={shop}>
      <OfflineBanner />
    </ShopProvider>,
  );
  return { page, network, connection };
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

it('The offline banner says how many changes wait for the connection', () => {
  const { page, network, connection } = aBanner();
  const said = (count: number) => {
    act(() => connection.setWaiting('cart', count));
    return page.querySelector('[role=status]')?.textContent;
  };
  expect(said(1)).toBe('');
  act(() => network.report(false));
  expect(said(0)).toBe('The shop cannot be reached right now.');
  expect(said(1)).toBe('The shop cannot be reached right now. 1 change will be sent when the connection is back.');
  expect(said(2)).toBe('The shop cannot be reached right now. 2 changes will be sent when the connection is back.');
});

import { expect, it } from 'vitest';
import { MemoryOrders } from '../../../adapters/memory/MemoryOrders.ts';
import { MemorySession } from '../../../adapters/memory/MemorySession.ts';
import { MemoryTabs } from '../../../adapters/memory/MemoryTabs.ts';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import { anAttempt, paid } from '../../../core/storefront/testing/anAttempt.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { TestList } from '../../../core/storefront/testing/TestList.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import type { CatalogueStatus } from '../catalogue/CatalogueRequest.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { OrdersViewModel } from './OrdersViewModel.ts';

const list = new TestList<CartItem>();

async function anOrderOfTee(status: CatalogueStatus) {
  const sessions = new MemorySession();
  const stored = new MemoryOrders();
  sessions.remember(aSession());
  const attempt = paid(anAttempt({ orderId: '1' }), 'pay_1');
  await stored.record(aSession(), attempt);
  const bought: unknown[] = [];
  const orders = new OrdersViewModel({
    ...{ session: new SessionViewModel(sessions), stored, tabs: new MemoryTabs(), pendingWork: new PendingWork() },
    reportFailure: () => ({ outcome: 'failed' }),
    buyAgain: async (lines, cart) => {
      bought.push(lines, cart);
      return { outcome: 'nothing-to-add' };
    },
    cart: { run: async (command) => void (await command(list)) },
    catalogue: { status },
  });
  await orders.load();
  return { orders, bought, lines: attempt.lines };
}

it('Buying again puts what was ordered into the cart', async () => {
  const { orders, bought, lines } = await anOrderOfTee('ready');
  expect(orders.canBuyAgain).toBe(true);
  await orders.buyAgain('2');
  expect(bought).toEqual([]);
  await orders.buyAgain('1');
  expect(bought).toEqual([lines, list]);
});

it.each(['loading', 'failed'] as const)('Nothing is bought again while the catalogue is %s', async (status) => {
  const { orders, bought } = await anOrderOfTee(status);
  expect(orders.canBuyAgain).toBe(false);
  await orders.buyAgain('1');
  expect(bought).toEqual([]);
});

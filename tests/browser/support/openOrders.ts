import type { BrowserContextOptions } from 'playwright-core';
import { StaffFixture } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';
import type { AdminTab, adminInBrowser } from './adminInBrowser.ts';
import { placeOrders } from './placeOrders.ts';

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export type OrdersTab = Awaited<ReturnType<typeof openOrders>>;

/** Opens a page of the admin for Ravi, the owner, in a shop in which Asha, Bela and Chitra have bought a tee. */
export async function openOrders(
  admin: ReturnType<typeof adminInBrowser>,
  path: string,
  options: BrowserContextOptions = {},
) {
  const tab = await admin.open('/admin', options);
  const numbers = await placeOrders(tab.fixture, tab.address, ['Asha', 'Bela', 'Chitra']);
  await tab.fixture.backEnd.runJobs();
  const { page } = tab;
  await page.getByLabel('E-mail').fill('ravi@shop.example');
  await page.getByLabel('Password', { exact: true }).fill(StaffFixture.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  await page.goto(path.replace(':number', numbers[0] ?? ''));
  return { ...tab, numbers, first: numbers[0] ?? '' };
}

/** Lets Leela pack the order of this number on another device. */
export async function packElsewhere({ fixture }: AdminTab, number: string): Promise<void> {
  const [order] = [...fixture.ports.tables.orders.values()].filter((each) => each.number === number);
  const leela = { kind: 'staff', id: 'leela', name: 'Leela' } as const;
  await fixture.admin.orders.pack(leela, order?.orderId ?? '');
}

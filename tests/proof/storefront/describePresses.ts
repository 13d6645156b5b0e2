import { describe, expect, it, onTestFinished } from 'vitest';
import { paths } from '../../../src/shop/paths/paths.ts';
import { seed } from '../../browser/support/devices.ts';
import type { ShopTab } from '../../browser/support/ShopTab.ts';
import { proofCount } from '../support/proofCount.ts';
import type { Fault } from './FaultProxy.ts';
import type { ShopUnderFaults } from './ShopUnderFaults.ts';
import { breaksAmong, liesOf } from './screen.ts';

const PRESSES = proofCount('PROOF_PRESSES', 50);
const CHECKOUT = /^POST \/api\/user\/checkout/;
/** The answer comes when the fault ends: before, no payment window takes the presses. */
const LATE = 'an answer after the limit';

/** Presses Place Order so many times: with the pointer, with Enter, and as fast as a script can. */
async function pressOften({ page }: ShopTab, times: number): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: 'Place Order' });
  await button.evaluate((element: HTMLElement, count) => {
    element.focus();
    for (let press = 0; press < count; press += 1) element.click();
  }, times - 5);
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
}

/** Many presses on Place Order, in two tabs: one order, one payment. */
export function describePresses(shop: () => ShopUnderFaults): void {
  describe('A shopper who is impatient', () => {
    it.each([
      ['a late answer', LATE],
      ['a 500', 'a 500'],
    ] as const)(
      `and presses Place Order ${PRESSES} times in two tabs under %s, and perhaps again, pays and orders once`,
      async (_what, fault) => {
        const proxy = await shop().proxy(onTestFinished);
        const { account, session } = await shop().newShopper();
        await account.succeed('POST', '/cart', { product: { _id: seed(1)._id } });
        await account.addAddress('Asha Rao');
        const captured = shop().capturedPayments();
        const first = await shop().openTab(proxy.address, onTestFinished, { device: session });
        const second = await first.openAnother();
        for (const tab of [first, second]) {
          await tab.open(paths.checkout);
          await tab.page.getByRole('radio', { name: /^Asha Rao/ }).check();
        }
        const pressUnder = async (disturbance: Fault, tabs: readonly ShopTab[]) => {
          proxy.disturb(disturbance, CHECKOUT);
          await Promise.all(tabs.map((tab) => pressOften(tab, PRESSES / 2)));
          await expect.poll(() => proxy.hits, { timeout: 20_000 }).toBeGreaterThanOrEqual(tabs.length);
          // A press may still be on its way to the proxy.
          if (disturbance !== LATE) for (const tab of tabs) await tab.settle();
          proxy.heal();
        };
        await pressUnder(fault, [first, second]);
        if (fault !== LATE) await pressUnder(LATE, [first]);
        for (const tab of [first, second]) await tab.settle();

        const window = first.page.getByRole('dialog', { name: 'Creator Row' });
        await window.waitFor();
        expect(await window.count()).toBe(1);
        await window.getByRole('button', { name: 'Pay', exact: true }).dblclick();
        await first.arriveAt('Orders');
        await expect.poll(async () => (await account.orders()).length).toBe(1);
        const other = second.page.getByRole('dialog', { name: 'Creator Row' });
        if (await other.isVisible()) {
          await other.getByRole('button', { name: 'Pay', exact: true }).click();
          await other.getByText('Payment already done for this order.').waitFor();
          await other.getByRole('button', { name: 'Cancel' }).click();
          await second.arriveAt('Orders');
          await second.page.getByRole('article').waitFor();
        }
        const paid = [...shop().capturedPayments()].filter((id) => !captured.has(id));
        expect(paid).toEqual((await account.orders()).map(({ paymentId }) => paymentId));
        expect(paid).toHaveLength(1);
        for (const tab of [first, second]) expect(await liesOf(tab.page, await account.state())).toEqual([]);
        expect(await first.page.getByRole('article').count()).toBe(1);
        expect(breaksAmong([...first.problems, ...second.problems])).toEqual([]);
      },
    );
  });
}

import { describe, expect, it, onTestFinished } from 'vitest';
import { paths } from '../../../src/shop/paths/paths.ts';
import { seed } from '../../browser/support/devices.ts';
import { REPEATED } from './FaultProxy.ts';
import type { ShopUnderFaults } from './ShopUnderFaults.ts';
import { breaksAmong, liesOf } from './screen.ts';

const { _id: key, name } = seed(1);

/** Chromium sends a POST again by itself when a connection that it uses again ends without an answer. */
export function describeRepeats(shop: () => ShopUnderFaults): void {
  describe('A press whose request the browser sends twice', () => {
    it.each([
      ['Increase', 3],
      ['Decrease', 1],
    ])('counts once: %s of 2 pieces is %d', async (press, quantity) => {
      const proxy = await shop().proxy(onTestFinished);
      proxy.keepsConnections = true;
      const { account, session } = await shop().newShopper();
      await account.succeed('POST', '/cart', { product: { _id: key }, restore: { quantity: 2 } });
      const tab = await shop().openTab(proxy.address, onTestFinished, { device: session });
      await tab.open(paths.cart);
      proxy.disturb(REPEATED, /^POST \/api\/user\/cart\//);
      await tab.page
        .getByRole('main')
        .getByRole('button', { name: `${press} quantity of ${name}` })
        .click();
      await tab.settle();
      expect(proxy.hits).toBeGreaterThan(1);
      expect((await account.state()).cart).toEqual({ [key]: quantity });
      expect(await liesOf(tab.page, await account.state())).toEqual([]);
      expect(breaksAmong(tab.problems)).toEqual([]);
    });
  });
}

import { describe, expect, it, onTestFinished } from 'vitest';
import { paths } from '../../../src/shop/paths/paths.ts';
import { seed } from '../../browser/support/devices.ts';
import type { ShopTab } from '../../browser/support/ShopTab.ts';
import type { ShopUnderFaults } from './ShopUnderFaults.ts';

type Piece = { readonly key: string; readonly name: string };

const [tee, skirt, jacket] = [1, 2, 3].map(seed).map(({ _id: key, name }) => ({ key, name })) as [Piece, Piece, Piece];

const leave: Readonly<Record<string, (tab: ShopTab) => Promise<unknown>>> = {
  'closes the tab': ({ page }) => page.close(),
  'opens another site': ({ page }) => page.goto('about:blank'),
  'reloads the page': ({ page }) => page.reload(),
};

/** Presses that wait when she leaves: they are sent nevertheless. */
export function describeClosing(shop: () => ShopUnderFaults): void {
  /** A shopper with a tab and a slow connection: every press is still on its way when she leaves. */
  async function onSlowConnection(path: string, quantity = 0) {
    const proxy = await shop().proxy(onTestFinished);
    const { account, session } = await shop().newShopper();
    for (let pieces = 0; pieces < quantity; pieces += 1) {
      const call = pieces === 0 ? '/cart' : `/cart/${tee.key}`;
      await account.succeed('POST', call, { product: { _id: tee.key }, action: { type: 'increment' } });
    }
    const tab = await shop().openTab(proxy.address, onTestFinished, { device: session });
    await tab.open(path);
    proxy.disturb('a delay', /^(POST|DELETE) /);
    const press = (name: string) => tab.page.getByRole('main').getByRole('button', { name, exact: true }).click();
    const cart = async () => (await account.state()).cart;
    return { tab, account, press, cart };
  }

  describe.each(Object.entries(leave))('A shopper who %s', (_name, go) => {
    it('right after she has put three products in the cart has all three in it', async () => {
      const { tab, press, cart } = await onSlowConnection(paths.listing);
      for (const { name } of [tee, skirt, jacket]) await press(`Add to Cart: ${name}`);
      expect(await cart()).toEqual({});
      await go(tab);
      await expect.poll(cart, { timeout: 3000 }).toEqual({ [tee.key]: 1, [skirt.key]: 1, [jacket.key]: 1 });
    });

    it('right after she has asked for three more has three more, and no fourth', async () => {
      const { tab, press, cart } = await onSlowConnection(paths.cart, 1);
      for (let more = 0; more < 3; more += 1) await press(`Increase quantity of ${tee.name}`);
      await go(tab);
      await expect.poll(cart, { timeout: 3000 }).toEqual({ [tee.key]: 4 });
    });

    it('right after she has undone the removal of three has three again', async () => {
      const { tab, press, cart } = await onSlowConnection(paths.cart, 3);
      await press(`Remove ${tee.name} from cart`);
      await expect.poll(cart, { timeout: 3000 }).toEqual({});
      await press('Undo');
      await go(tab);
      await expect.poll(cart, { timeout: 3000 }).toEqual({ [tee.key]: 3 });
    });

    it('right after she has removed one and put another on the wishlist finds both as she left them', async () => {
      const { tab, account, press } = await onSlowConnection(paths.cart, 2);
      await press(`Add ${tee.name} to wishlist`);
      await press(`Decrease quantity of ${tee.name}`);
      await press(`Remove ${tee.name} from cart`);
      await go(tab);
      const kept = async () => {
        const { wishlist } = await account.succeed('GET', '/wishlist');
        return [wishlist.map(({ _id }: { readonly _id: string }) => _id), (await account.state()).cart];
      };
      await expect.poll(kept, { timeout: 3000 }).toEqual([[tee.key], {}]);
    });
  });
}

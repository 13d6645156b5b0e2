import { describe, expect, it } from 'vitest';
import { createMockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import { productSeeds } from '../../adapters/seeds/products.ts';
import { toWireOrderDetails } from '../../adapters/wire/orders/wireOrderDetails.ts';
import { aCartItem } from '../../core/domain/testing/samples.ts';
import { anOrderDetails } from '../../core/storefront/testing/anOrderDetails.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { deviceOfPriya, priyaWith } from './support/devices.ts';
import { expectNoViolation } from './support/page/expectNoViolation.ts';
import { sidewaysScroll } from './support/page/sidewaysScroll.ts';
import { smallTargets } from './support/page/smallTargets.ts';
import { PRODUCTION, shopInBrowser } from './support/shopInBrowser.ts';
import { allViewports } from './support/viewports.ts';

const LONG = 'Monsoon Corduroy Overshirt with Hand-embroidered Collar';
const order = anOrderDetails({
  ...{ orderId: 'order-1', status: 'delivered', fits: [{ key: 'tee', fit: 'small' }, { key: 'shirt' }] },
  orderedProducts: [aCartItem({ key: 'tee' }), aCartItem({ key: 'shirt', name: LONG, size: 'XL' })],
});
const shop = shopInBrowser(PRODUCTION);

describe('How a piece fits', () => {
  it('is asked where the mail leads, and answered by keys', async () => {
    const mock = createMockBackEnd({ mode: 'test', seeds: { products: productSeeds, users: [priyaWith({})] } });
    const votes: unknown[] = [];
    const fits: { key: string; fit?: 'small' | 'true' | 'large' }[] = [...order.fits];
    shop.server.backEnd = async (input, init) => {
      const { pathname } = new URL(String(input), 'https://shop.example');
      if (pathname.endsWith('/fit')) {
        const vote = JSON.parse(String(init?.body));
        votes.push(vote);
        fits.splice(1, 1, vote);
      }
      if (pathname.includes('/user/orders/order-1'))
        return Response.json({ order: toWireOrderDetails({ ...order, fits }) });
      return pathname.endsWith('/user/orders') ? Response.json({ orders: [] }) : mock.fetch(input, init);
    };
    const tab = await shop.openTab({ device: deviceOfPriya(), reducedMotion: 'reduce', width: 360, height: 640 });
    const { page } = tab;
    await tab.open(`${paths.order('order-1')}#fit`);
    const heading = page.getByRole('heading', { name: 'How did it fit?' });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const { y = -1 } = (await heading.boundingBox()) ?? {};
    expect([y > 0, y < 640]).toEqual([true, true]);
    await expectNoViolation(tab, allViewports);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(sidewaysScroll)).toBe('');
    expect(await page.evaluate(smallTargets)).toEqual([]);
    const question = page.getByRole('group', { name: new RegExp(LONG) });
    await page.getByRole('radio', { name: 'Small' }).first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => question.getByRole('radio', { name: 'Small' }).isChecked()).toBe(true);
    await page.getByText('Your answer is saved').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => votes.at(-1)).toEqual({ key: 'shirt', fit: 'true' });
    expect(await question.getByRole('radio', { name: 'True to size' }).isChecked()).toBe(true);
    expect(tab.problems).toEqual([]);
  });
});

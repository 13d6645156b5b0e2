import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildImage, canBuildImage, sizeOf } from './image/buildImage.ts';
import { Container } from './image/Container.ts';
import { payCheckout } from './shoppers/payCheckout.ts';
import { ShopperAccount } from './shoppers/ShopperAccount.ts';
import { callShop } from './support/callShop.ts';
import { freePort } from './support/freePort.ts';
import { TestProvider } from './support/TestProvider.ts';

const IMAGE = 'localhost/creator-row';
const MOST_BYTES = 250_000_000;
/** A busy machine builds the image for minutes. */
const TIMEOUT_MS = 30 * 60_000;

describe.skipIf(!canBuildImage)('The image of the shop', () => {
  it(
    'is small, and sells without a shell, a writable file or a privilege, also after it was replaced',
    async () => {
      await buildImage(IMAGE);
      const size = await sizeOf(IMAGE);
      console.log(`${Math.round(size / 1e6)} MB`);
      expect(size).toBeGreaterThan(0);
      expect(size).toBeLessThanOrEqual(MOST_BYTES);

      const provider = await TestProvider.start();
      onTestFinished(() => provider.stop());
      const data = mkdtempSync(join(tmpdir(), 'creator-row-volume-'));
      onTestFinished(() => rmSync(data, { recursive: true, force: true }));
      const environment = { ...provider.environment, PORT: String(await freePort()), HOST: '127.0.0.1' };

      const first = await Container.start(IMAGE, environment, data);
      await first.check();
      expect(first.programs()).toEqual(['node']);
      const { address } = first;
      const account = await ShopperAccount.register(address, 'asha');
      await account.addAddress('Home');
      const { body } = await callShop({ address, method: 'GET', path: '/products' });
      await account.succeed('POST', '/cart', { product: { _id: body.products[0]._id } });
      const { order, confirmation } = await payCheckout(account, provider.provider);
      await account.succeed('POST', '/orders', confirmation);
      expect(await first.stop()).toBe(0);

      const second = await Container.start(IMAGE, environment, data);
      await second.check();
      expect(await account.orders()).toEqual([order]);
      expect(await second.stop()).toBe(0);
    },
    TIMEOUT_MS,
  );
});

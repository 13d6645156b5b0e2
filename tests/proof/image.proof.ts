import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { editions } from '../records/editions.ts';
import type { PlacedOrder } from './history/ShopperState.ts';
import { buildImage, canBuildImage, replaceServer, sizeOf } from './image/buildImage.ts';
import { Container } from './image/Container.ts';
import { payCheckout } from './shoppers/payCheckout.ts';
import { ShopperAccount } from './shoppers/ShopperAccount.ts';
import { callShop } from './support/callShop.ts';
import { freePort } from './support/freePort.ts';
import { installEdition } from './support/installEdition.ts';
import { TestProvider } from './support/TestProvider.ts';

const IMAGE = 'localhost/creator-row';
const MOST_BYTES = 250_000_000;
/** A busy machine builds the image for minutes. */
const TIMEOUT_MS = 30 * 60_000;

/** The edition is that whose own server runs in the first container; without one it is the present one. */
const cases: readonly (readonly [before: string, edition: string | undefined])[] = [
  ['this build', undefined],
  ...editions.map((edition) => [`the edition ${edition}`, edition] as const),
];

describe.skipIf(!canBuildImage)('The image of the shop', () => {
  beforeAll(() => buildImage(IMAGE), TIMEOUT_MS);

  it('is small', async () => {
    const size = await sizeOf(IMAGE);
    console.log(`${Math.round(size / 1e6)} MB`);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each(cases)(
    'sells without a shell, a writable file or a privilege, and keeps what a container of %s has sold',
    async (_before, edition) => {
      const provider = await TestProvider.start();
      onTestFinished(() => provider.stop());
      const data = mkdtempSync(join(tmpdir(), 'creator-row-volume-'));
      onTestFinished(() => rmSync(data, { recursive: true, force: true }));
      const environment = { ...provider.environment, PORT: String(await freePort()), HOST: '127.0.0.1' };

      const before = edition === undefined ? IMAGE : await imageOfEdition(edition);
      const first = await Container.start(before, environment, data);
      await first.check();
      expect(first.programs()).toEqual(['node']);
      const account = await ShopperAccount.register(first.address, 'asha');
      await account.addAddress('Home');
      const order = await buy(account, provider);
      expect(await first.stop()).toBe(0);

      const second = await Container.start(IMAGE, environment, data);
      await second.check();
      expect(await account.orders()).toEqual([order]);
      const next = await buy(account, provider);
      expect(await account.orders()).toEqual([order, next]);
      expect(await second.stop()).toBe(0);
    },
    TIMEOUT_MS,
  );
});

async function imageOfEdition(edition: string): Promise<string> {
  const { folder, remove } = await installEdition(edition);
  onTestFinished(remove);
  const name = `${IMAGE}-${edition}`;
  await replaceServer(IMAGE, folder, name);
  return name;
}

/** Buys the first product. Resolves with the order. */
async function buy(account: ShopperAccount, { provider }: TestProvider): Promise<PlacedOrder> {
  const { body } = await callShop({ address: account.address, method: 'GET', path: '/products' });
  await account.succeed('POST', '/cart', { product: { _id: body.products[0]._id } });
  const { order, confirmation } = await payCheckout(account, provider);
  await account.succeed('POST', '/orders', confirmation);
  return order;
}

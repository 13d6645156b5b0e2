import { describe, expect, it, vi } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { makeListProducts } from './ListProducts.ts';

const { tee, cap } = BackEndFixture;

/** Two listed products, and how often the store was asked for them and for their version. */
async function listing() {
  const { ports } = await BackEndFixture.withCart();
  const version = vi.spyOn(ports.products, 'version');
  const listed = vi.spyOn(ports.products, 'listed');
  const asked = () => [version.mock.calls.length, listed.mock.calls.length];
  return { ports, listProducts: makeListProducts(ports), asked, version, listed };
}

describe('Listing the products', () => {
  it('resolves with the listed products in catalogue order', async () => {
    const { ports, listProducts } = await listing();
    await ports.products.import([{ ...cap, key: 'hidden', id: 3, isListed: false }]);
    expect((await listProducts()).products).toEqual([tee, cap]);
  });

  it('asks the store for nothing within 2 s, then for the version', async () => {
    const { ports, listProducts, asked } = await listing();
    const first = await listProducts();
    ports.clock.advance(1_999);
    expect(await listProducts()).toBe(first);
    expect(asked()).toEqual([1, 1]);
    ports.clock.advance(1);
    expect(await listProducts()).toBe(first);
    expect(asked()).toEqual([2, 1]);
    ports.clock.advance(1_999);
    expect(await listProducts()).toBe(first);
    expect(asked()).toEqual([2, 1]);
  });

  it('shows an import after 2 s', async () => {
    const { ports, listProducts } = await listing();
    await listProducts();
    await ports.products.import([{ ...tee, name: 'Tee', isListed: true }]);
    expect((await listProducts()).products).toEqual([tee, cap]);
    ports.clock.advance(2_000);
    expect((await listProducts()).products).toEqual([{ ...tee, name: 'Tee' }, cap]);
  });

  it('shows an empty catalogue', async () => {
    const { ports, listProducts } = await listing();
    await ports.products.import([tee, cap].map((product) => ({ ...product, isListed: false })));
    expect((await listProducts()).products).toEqual([]);
  });

  it('asks the store once for many calls at once', async () => {
    const { listProducts, asked } = await listing();
    const all = await Promise.all(Array.from({ length: 20 }, () => listProducts()));
    expect(new Set(all).size).toBe(1);
    expect(asked()).toEqual([1, 1]);
  });

  it('rejects when the store does, and asks again with the next call', async () => {
    const { listProducts, asked, version, listed } = await listing();
    version.mockRejectedValueOnce(new Error('The database is gone'));
    await expect(listProducts()).rejects.toThrow('The database is gone');
    listed.mockRejectedValueOnce(new Error('The database is gone again'));
    await expect(listProducts()).rejects.toThrow('The database is gone again');
    expect((await listProducts()).products).toEqual([tee, cap]);
    expect(asked()).toEqual([3, 2]);
  });
});

import { describe, expect, it } from 'vitest';
import { createMockBackEnd, type MockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';
import type { MockStorage } from '../../adapters/mirage/StoredUsers.ts';
import { caller, memoryStorage, tee, tokenIn } from './calls.ts';

const KEY = 'creator-row-mock-back-end';
const priya = { email: 'priya.sharma@example.com', password: 'creatorrow123' };

const development = (storage: MockStorage | undefined) => createMockBackEnd({ mode: 'development', delay: 0, storage });

async function priyasToken(mock: MockBackEnd): Promise<string> {
  return tokenIn(await caller(mock)('POST', '/auth/login', priya));
}

async function fillCart(mock: MockBackEnd): Promise<string> {
  const token = await priyasToken(mock);
  await caller(mock, token)('POST', '/user/cart', { product: tee });
  return token;
}

const cartOf = async (mock: MockBackEnd, token: string) => (await caller(mock, token)('GET', '/user/cart')).body;
const filled = { cart: [expect.objectContaining({ _id: 'tee', qty: 1 })] };
const empty = { cart: [] };

describe('the mock back-end survives a reload', () => {
  it('stores the data of shoppers under one key [spec 1.mock-in-browser]', async () => {
    const storage = memoryStorage();
    const token = await fillCart(development(storage));
    expect([...storage.content.keys()]).toEqual([KEY]);
    expect(await cartOf(development(storage), token)).toEqual(filled);
  });

  it('keeps new shoppers, so that a token in storage still has its user [spec 1.mock-in-browser]', async () => {
    const storage = memoryStorage();
    const answer = await caller(development(storage))('POST', '/auth/signup', { email: 'a@b.c', password: 'x' });
    expect(await cartOf(development(storage), tokenIn(answer))).toEqual(empty);
  });

  it('always reads the products from the current seed', async () => {
    const storage = memoryStorage();
    await fillCart(development(storage));
    const seeds = { products: [tee], users: [] };
    const mock = createMockBackEnd({ mode: 'development', delay: 0, storage, seeds });
    expect((await caller(mock)('GET', '/products')).body).toEqual({ products: [tee] });
    expect(storage.content.get(KEY)).not.toContain('cr-02-parade-skirt');
  });

  it('forgets without a storage', async () => {
    const token = await fillCart(development(undefined));
    expect(await cartOf(development(undefined), token)).toEqual(empty);
  });

  it('sees what another page on the device wrote', async () => {
    const storage = memoryStorage();
    const [here, there] = [development(storage), development(storage)];
    const token = await priyasToken(here);
    await fillCart(there);
    expect(await cartOf(here, token)).toEqual(filled);
  });
});

describe('the mock back-end discards corrupt or older data for the seed', () => {
  const users = async () => {
    const storage = memoryStorage();
    await fillCart(development(storage));
    const { users: kept } = JSON.parse(storage.content.get(KEY) ?? '{}');
    return kept;
  };

  it('reads its own data in this form, as a check on the cases below', async () => {
    const storage = memoryStorage({ [KEY]: JSON.stringify({ version: 1, users: await users() }) });
    const mock = development(storage);
    expect(await cartOf(mock, await priyasToken(mock))).toEqual(filled);
  });

  it.each([
    ['is not JSON', () => '{"version":1,'],
    ['is of an older version', async () => JSON.stringify({ version: 0, users: await users() })],
    ['has no version', async () => JSON.stringify({ users: await users() })],
    ['is a bare list', async () => JSON.stringify(await users())],
    ['has a damaged user', async () => JSON.stringify({ version: 1, users: [...(await users()), { email: 5 }] })],
    ['is null', () => 'null'],
    ['is empty', () => ''],
  ])('when it %s', async (_what, text) => {
    const storage = memoryStorage({ [KEY]: await text() });
    const mock = development(storage);
    expect(await cartOf(mock, await priyasToken(mock))).toEqual(empty);
  });
});

describe('the mock back-end survives a storage that is blocked or full', () => {
  const refuse = () => {
    throw new DOMException('denied', 'QuotaExceededError');
  };

  it.each([
    ['blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['full', { ...memoryStorage(), setItem: refuse }],
  ])('and lives in memory when it is %s', async (_what, storage) => {
    const mock = development(storage);
    const token = await fillCart(mock);
    expect(await cartOf(mock, token)).toEqual(filled);
    mock.reset();
    expect(await cartOf(mock, token)).toEqual(empty);
  });
});

describe('the mock back-end can be reset', () => {
  it('discards what shoppers wrote, here and in the storage, and starts over from the seed', async () => {
    const storage = memoryStorage();
    const mock = development(storage);
    const token = await fillCart(mock);
    mock.reset();
    expect(storage.content.size).toBe(0);
    expect(await cartOf(mock, token)).toEqual(empty);
    expect(await cartOf(development(storage), token)).toEqual(empty);
  });

  it('is reset by removing its key, too', async () => {
    const storage = memoryStorage();
    const mock = development(storage);
    const token = await fillCart(mock);
    storage.content.clear();
    expect(await cartOf(mock, token)).toEqual(empty);
  });
});

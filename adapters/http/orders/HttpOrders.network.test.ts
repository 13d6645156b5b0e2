import { expect, it } from 'vitest';
import { MemoryLists } from '../../memory/device/MemoryLists.ts';
import { apiAnswering, json, SESSION } from '../testing/apiAnswering.ts';
import { HttpOrders } from './HttpOrders.ts';

const UNREACHABLE = () => Promise.reject(new TypeError('Failed to fetch'));
const ordersOf = (lists: MemoryLists, answer: () => Response | Promise<Response>) =>
  new HttpOrders(apiAnswering(answer).api, lists).orders(SESSION);

it('Orders are those of the last answer while the back-end cannot be reached', async () => {
  const lists = new MemoryLists();
  await ordersOf(lists, json(200, { orders: [] }));
  expect(await ordersOf(lists, UNREACHABLE)).toEqual([]);
});

it('Orders that were never read cannot be read without a network', async () => {
  await expect(ordersOf(new MemoryLists(), UNREACHABLE)).rejects.toThrow('Network Error');
});

it('A failure of the back-end is not hidden', async () => {
  const lists = new MemoryLists();
  await ordersOf(lists, json(200, { orders: [] }));
  await expect(ordersOf(lists, json(500, { errors: ['Sorry'] }))).rejects.toThrow('500');
});

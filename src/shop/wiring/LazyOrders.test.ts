import { describe, expect, it, vi } from 'vitest';
import { MemoryOrders } from '../../../adapters/memory/MemoryOrders.ts';
import { orderOf } from '../../../core/domain/orders/CheckoutAttempt.ts';
import type { ForKeepingOrders } from '../../../core/storefront/ports/ForKeepingOrders.ts';
import { anAttempt, paid } from '../../../core/storefront/testing/anAttempt.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { LazyOrders } from './LazyOrders.ts';

const session = aSession();
const attempt = paid(anAttempt());

describe('The orders adapter that is loaded on demand', () => {
  it('loads at the first use, once, and passes every call on', async () => {
    const load = vi.fn(async () => new MemoryOrders());
    const orders = new LazyOrders(load);
    expect(load).not.toHaveBeenCalled();
    expect(await orders.record(session, attempt)).toBe('recorded');
    expect(await orders.record(session, attempt)).toBe('already-recorded');
    expect(await orders.orders(session)).toEqual([orderOf(attempt)]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps one adapter when two calls come before it is loaded', async () => {
    const orders = new LazyOrders(async () => new MemoryOrders());
    const results = await Promise.all([orders.record(session, attempt), orders.record(session, attempt)]);
    expect(results).toEqual(['recorded', 'already-recorded']);
  });

  it('reports a failed load to the caller, and loads again at the next use', async () => {
    const load = vi.fn<() => Promise<ForKeepingOrders>>(async () => new MemoryOrders());
    load.mockRejectedValueOnce(new Error('A script chunk failed to load'));
    const orders = new LazyOrders(load);
    await expect(orders.record(session, attempt)).rejects.toThrow('A script chunk failed to load');
    expect(await orders.record(session, attempt)).toBe('recorded');
  });

  it('calls a listener after a change until it unsubscribes', async () => {
    const orders = new LazyOrders(async () => new MemoryOrders());
    const listener = vi.fn();
    const unsubscribe = orders.whenChanged(listener);
    await orders.orders(session);
    await orders.record(session, attempt);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    await orders.record(session, paid(anAttempt(), 'another'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('calls a listener that subscribed while the adapter could not be loaded', async () => {
    const load = vi.fn<() => Promise<ForKeepingOrders>>(async () => new MemoryOrders());
    load.mockRejectedValueOnce(new Error('A script chunk failed to load'));
    const orders = new LazyOrders(load);
    const listener = vi.fn();
    orders.whenChanged(listener);
    await orders.record(session, attempt);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('never calls a listener that unsubscribed before the adapter was loaded', async () => {
    const orders = new LazyOrders(async () => new MemoryOrders());
    const listener = vi.fn();
    orders.whenChanged(listener)();
    await orders.orders(session);
    await orders.record(session, attempt);
    expect(listener).not.toHaveBeenCalled();
  });
});

import { expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { ConnectionMonitor } from '../../../core/storefront/ports/ConnectionMonitor.ts';
import { ConnectionViewModel, type UnansweredCall } from './ConnectionViewModel.ts';

function aConnection() {
  const clock = new MemoryClock();
  const network = new ConnectionMonitor();
  const retried: string[] = [];
  const call = (kind: UnansweredCall['kind'], key: string) => ({ kind, key, retry: async () => retried.push(key) });
  return { connection: new ConnectionViewModel(network, clock), network, clock, retried, call };
}

it('follows whether calls get through', () => {
  const { connection, network } = aConnection();
  expect([connection.isOffline, connection.hasTrouble]).toEqual([false, false]);
  network.report(false);
  expect([connection.isOffline, connection.hasTrouble]).toEqual([true, true]);
  network.report(true);
  expect([connection.isOffline, connection.hasTrouble]).toEqual([false, false]);
});

it('says whose fault a failed call is [spec offline.whose-fault]', () => {
  const { connection, network } = aConnection();
  expect(connection.failureText).toContain('our fault');
  network.report(false);
  expect(connection.failureText).toContain('your connection');
});

it('retries every lost call in order, once', () => {
  const { connection, network, retried, call } = aConnection();
  network.report(false);
  connection.retryLater(call('change', 'one more'));
  connection.retryLater(call('query', 'the wishlist'));
  connection.retryLater(call('query', 'the wishlist'));
  connection.retry();
  expect(retried).toEqual(['one more', 'the wishlist']);
  connection.retry();
  expect(retried).toHaveLength(2);
  expect(connection.isOffline).toBe(true);
});

it('repeats one query at a time by itself, a second after the first loss and then later, and never a change', () => {
  const { connection, network, clock, retried, call } = aConnection();
  network.report(false);
  connection.retryLater(call('change', 'one more'));
  clock.advance(900);
  for (const key of ['the wishlist', 'the cart']) connection.retryLater(call('query', key));
  clock.advance(999);
  expect(retried).toEqual([]);
  clock.advance(1);
  expect(retried).toEqual(['the wishlist']);
  clock.advance(1_999);
  expect(retried).toHaveLength(1);
  clock.advance(1);
  expect(retried).toEqual(['the wishlist', 'the cart']);
  clock.advance(60_000);
  expect(retried).toHaveLength(2);
});

it('repeats queries and drops changes once a call gets through', () => {
  const { connection, network, retried, call } = aConnection();
  network.report(false);
  connection.retryLater(call('change', 'one more'));
  connection.retryLater(call('query', 'the wishlist'));
  network.report(true);
  expect(retried).toEqual(['the wishlist']);
  connection.retry();
  expect(retried).toHaveLength(1);
});

it('repeats a query at once when another call has got through since it was lost, and drops such a change', () => {
  const { connection, network, retried, call } = aConnection();
  connection.retryLater(call('query', 'the wishlist'));
  connection.retryLater(call('change', 'one more'));
  network.report(false);
  connection.retry();
  expect(retried).toEqual(['the wishlist']);
});

it('sends changes that wait for the connection by itself: a second later, and once a call gets through', () => {
  const { connection, network, clock, retried, call } = aConnection();
  network.report(false);
  connection.retryLater(call('waiting-changes', 'those of the cart'));
  clock.advance(1_000);
  expect(retried).toEqual(['those of the cart']);
  connection.retryLater(call('waiting-changes', 'those of the cart'));
  network.report(true);
  expect(retried).toHaveLength(2);
  connection.retryLater(call('waiting-changes', 'those of the wishlist'));
  expect(retried.at(-1)).toBe('those of the wishlist');
});

it('counts the changes of every list that wait for the connection, until the shopper gives them up', () => {
  const { connection } = aConnection();
  connection.setWaiting('cart', 2);
  connection.setWaiting('wishlist', 1);
  expect(connection.waitingChanges).toBe(3);
  connection.setWaiting('cart', 0);
  expect(connection.waitingChanges).toBe(1);
  connection.discardWaiting();
  expect(connection.waitingChanges).toBe(0);
});

it('reports an overdue answer until it has come, or the shopper retries', () => {
  const { connection, retried, call } = aConnection();
  connection.markSlow();
  connection.retryLater(call('query', 'the cart'));
  connection.retryLater(call('change', 'one more'));
  expect([connection.isSlow, connection.hasTrouble]).toEqual([true, true]);
  connection.withdraw('one more');
  expect(connection.isSlow).toBe(true);
  connection.withdraw('the cart');
  expect(connection.isSlow).toBe(false);
  connection.markSlow();
  connection.retryLater(call('change', 'one fewer'));
  connection.retry();
  expect([connection.isSlow, retried]).toEqual([false, ['one fewer']]);
});

it('repeats nothing by itself while it is only slow', () => {
  const { connection, clock, retried, call } = aConnection();
  connection.markSlow();
  connection.retryLater(call('query', 'the cart'));
  clock.advance(60_000);
  expect(retried).toEqual([]);
});

it('keeps a change for the shopper when it repeats queries by itself', () => {
  const { connection, network, clock, retried, call } = aConnection();
  network.report(false);
  connection.retryLater(call('change', 'one more'));
  connection.retryLater(call('query', 'the wishlist'));
  clock.advance(1_000);
  connection.retry();
  expect(retried).toEqual(['the wishlist', 'one more']);
});

it('keeps what it was slow to answer when it goes offline, and repeats queries a little later', () => {
  const { connection, network, clock, retried, call } = aConnection();
  connection.markSlow();
  connection.retryLater(call('query', 'the cart'));
  network.report(false);
  expect([connection.isSlow, retried]).toEqual([true, []]);
  clock.advance(1_000);
  expect(retried).toEqual(['the cart']);
});

it('is online when the device is, with nothing to ask', () => {
  const { connection, network } = aConnection();
  network.report(false);
  network.advise(5000);
  expect(connection.isOffline).toBe(true);
  network.advise(0);
  expect([connection.isOffline, network.isOnline()]).toEqual([false, true]);
  network.report(false);
  expect(connection.isOffline).toBe(true);
});

it.each(['change', 'query'] as const)('stays offline while a %s is lost or asked again', async (kind) => {
  const { connection, network, call } = aConnection();
  let answer: () => void = () => undefined;
  const held = { ...call(kind, 'the cart'), retry: () => new Promise<void>((resolve) => (answer = resolve)) };
  network.report(false);
  connection.retryLater(held);
  if (kind === 'change') network.advise(0);
  expect(connection.isOffline).toBe(true);
  connection.retry();
  network.advise(0);
  expect(connection.isOffline).toBe(true);
  answer();
  await new Promise(setImmediate);
  network.advise(0);
  expect(connection.isOffline).toBe(false);
});

it('waits as long as the back-end asks for, also when another call gets through', () => {
  const { connection, network, clock, retried, call } = aConnection();
  network.report(false);
  network.advise(10_000);
  connection.retryLater(call('query', 'the cart'));
  network.report(true);
  connection.retryLater(call('query', 'the wishlist'));
  clock.advance(9_999);
  expect([connection.isOffline, retried]).toEqual([false, []]);
  clock.advance(1);
  expect(retried).toEqual(['the cart', 'the wishlist']);
});

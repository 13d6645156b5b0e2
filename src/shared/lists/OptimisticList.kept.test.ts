import { describe, expect, it } from 'vitest';
import { MemoryChanges } from '../../../adapters/memory/device/MemoryChanges.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import type { OptimisticUpdate } from '../../../core/storefront/lists/OptimisticUpdate.ts';
import { SHORTEST_WAIT_MS } from '../../../core/storefront/ports/failures/retryDelay.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { ANSWER_LIMIT_MS } from '../connection/answerLimit.ts';
import { KeptChanges } from './KeptChanges.ts';
import { aList, changed, turn, unchanged, unreachable } from './testing/aList.ts';

/** The shop on a device, opened for a session. */
function aVisit(device: MemoryChanges, session = aSession()) {
  const update = (key: string): OptimisticUpdate<string> => ({
    issued: {
      session,
      changes: key.split(' ').map((one) => ({
        ...{ id: `id of ${one}`, list: 'wishlist', kind: 'add', product: aProduct({ key: one }) },
      })),
    },
    apply: (items) => [...items, key],
    send: (confirmed) => parts.call(`add ${key} to ${confirmed}`),
  });
  const changes = new KeptChanges<string>(
    device,
    () => session,
    (_, { product: { key } }) => update(key),
  );
  const parts = aList(undefined, undefined, changes);
  const passSeconds = async (seconds = 1) => {
    parts.clock.advance(seconds * SHORTEST_WAIT_MS);
    await turn();
  };
  return { ...parts, passSeconds, change: (key: string) => parts.list.update(update(key)) };
}

const stored = async (device: MemoryChanges) => (await device.recall(aSession())).map(({ id }) => id);

/** A device on which a visit has left changes that wait. */
async function aDevice(...keys: readonly string[]) {
  const device = new MemoryChanges();
  const visit = aVisit(device);
  void visit.load();
  await visit.answer(unchanged('sock'));
  for (const key of keys) void visit.change(key);
  await visit.answer(unreachable);
  return { device, visit };
}

describe('Updates that wait for the connection', () => {
  it('are kept on the device, which sends them in the next visit instead of when the page is closed', async () => {
    const { device, visit } = await aDevice('cap', 'tee');
    expect(await stored(device)).toEqual(['id of cap', 'id of tee']);
    const calls = visit.names();
    visit.pendingWork.closing.call();
    await turn();
    expect(visit.names()).toEqual(calls);
  });

  it('are shown again after a reload and counted, before those of this visit', async () => {
    const { device } = await aDevice('cap', 'tee');
    const { list, load, answer, change, connection } = aVisit(device);
    void load();
    void change('bag');
    await answer(unreachable);
    await turn();
    expect([list.items, connection.waitingChanges]).toEqual([['cap', 'tee', 'bag'], 3]);
    expect(await stored(device)).toEqual(['id of cap', 'id of tee', 'id of bag']);
  });

  it('are counted apart from those of this visit, which wait for nothing but the list', async () => {
    const { device } = await aDevice('cap', 'tee');
    const { list, load, change, connection } = aVisit(device);
    void load();
    void change('bag');
    await turn();
    expect([list.items, connection.waitingChanges]).toEqual([['cap', 'tee', 'bag'], 2]);
  });

  it('are shown once, however often the list is loaded', async () => {
    const { visit } = await aDevice('cap');
    void visit.load();
    await visit.answer(unreachable);
    expect([visit.list.items, visit.connection.waitingChanges]).toEqual([['sock', 'cap'], 1]);
  });

  it('are not shown when the session ends while the device is asked for them', async () => {
    const { device } = await aDevice('cap');
    const { list, load, connection } = aVisit(device);
    void load();
    list.reset();
    await turn();
    expect([list.items, connection.waitingChanges]).toEqual([[], 0]);
  });

  it('do not hold up the list when there are none', async () => {
    const { list, load, answer, names, passSeconds } = aVisit(new MemoryChanges());
    void load();
    await answer(unreachable);
    list.reset();
    void load();
    await answer(unreachable);
    await passSeconds();
    expect(names()).toEqual(['load', 'load', 'load']);
  });

  it('are sent without loading the list again', async () => {
    const { visit } = await aDevice('cap');
    await visit.passSeconds();
    await visit.answer(changed('sock', 'cap'));
    expect(visit.names()).toEqual(['load', 'add cap to sock', 'add cap to undefined']);
  });

  it('are sent once, in order, after the list has been loaded, and are then no longer kept', async () => {
    const { device } = await aDevice('cap', 'tee');
    const { list, load, answer, names, connection, passSeconds } = aVisit(device);
    void load();
    await answer(unchanged('sock'));
    await answer(changed('sock', 'cap'));
    await answer(changed('sock', 'cap', 'tee'));
    await passSeconds();
    expect(names()).toEqual(['load', 'add cap to sock', 'add tee to sock,cap']);
    expect([list.items, connection.waitingChanges, await stored(device)]).toEqual([['sock', 'cap', 'tee'], 0, []]);
  });

  it('stay on the device when an answer is overdue', async () => {
    const { device } = await aDevice('cap');
    const { load, answer, clock } = aVisit(device);
    void load();
    await answer(unchanged('sock'));
    clock.advance(ANSWER_LIMIT_MS);
    await turn();
    expect(await stored(device)).toEqual(['id of cap']);
  });

  it('are not kept again by a second call when the overdue answer has arrived', async () => {
    const { device, visit } = await aDevice('cap');
    await visit.passSeconds();
    visit.clock.advance(ANSWER_LIMIT_MS);
    await turn();
    await visit.passSeconds(2);
    await visit.calls[2]?.answer(changed('sock', 'cap'));
    await visit.calls[3]?.answer(unreachable);
    expect([visit.calls.length, await stored(device)]).toEqual([4, []]);
  });

  it('are not sent by a tab after another tab has sent them', async () => {
    const { device, visit } = await aDevice('cap', 'tee');
    const { load, answer } = aVisit(device);
    void load();
    await answer(unchanged('sock'));
    await answer(changed('sock', 'cap'));
    await answer(changed('sock', 'cap', 'tee'));
    await visit.passSeconds();
    await visit.answer(unchanged('sock', 'cap', 'tee'));
    expect(visit.names()).toEqual(['load', 'add cap to sock', 'load']);
    expect([visit.list.items, visit.connection.waitingChanges]).toEqual([['sock', 'cap', 'tee'], 0]);
  });

  it('stay when another tab has sent only those before them', async () => {
    const { device, visit } = await aDevice('cap', 'tee');
    await device.remove(aSession(), 'id of cap');
    await visit.passSeconds();
    expect([visit.list.items, visit.connection.waitingChanges]).toEqual([['sock', 'tee'], 1]);
  });

  it('do not have the list loaded when the session ends while the device is asked', async () => {
    const { device, visit } = await aDevice('cap');
    await device.remove(aSession(), 'id of cap');
    visit.clock.advance(SHORTEST_WAIT_MS);
    visit.list.reset();
    await turn();
    expect([visit.list.status, visit.names()]).toEqual(['unasked', ['load', 'add cap to sock']]);
  });

  it('that make several changes are counted, kept and shown again as each of them, and removed as a whole', async () => {
    const { device, visit } = await aDevice('cap tee');
    expect([visit.connection.waitingChanges, await stored(device)]).toEqual([2, ['id of cap', 'id of tee']]);
    const next = aVisit(device);
    void next.load();
    await next.answer(unreachable);
    await turn();
    expect([next.list.items, next.connection.waitingChanges]).toEqual([['cap', 'tee'], 2]);
    await device.remove(aSession(), 'id of cap');
    await visit.passSeconds();
    await visit.answer(changed('sock', 'cap', 'tee'));
    expect([visit.names().at(-1), visit.list.items, await stored(device)]).toEqual([
      'add cap tee to undefined',
      ['sock', 'cap', 'tee'],
      [],
    ]);
  });

  it('are never sent for another session', async () => {
    const { device } = await aDevice('cap');
    const { load, answer, names, list } = aVisit(device, aSession({ token: 'of-maya' }));
    void load();
    await answer(unchanged());
    await turn();
    expect([names(), list.items]).toEqual([['load'], []]);
  });
});

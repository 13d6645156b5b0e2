import { describe, expect, it } from 'vitest';
import { SHORTEST_WAIT_MS } from '../../../core/storefront/ports/failures/retryDelay.ts';
import { ANSWER_LIMIT_MS } from '../connection/answerLimit.ts';
import { aList, changed, refused, turn, unchanged, unreachable } from './testing/aList.ts';

/** A loaded list without a connection, and one update that waits for it. */
async function aWaitingList() {
  const parts = aList();
  void parts.load();
  await parts.answer(unchanged('sock'));
  const adding = parts.add('cap');
  await parts.answer(unreachable);
  const passSeconds = async (seconds = 1) => {
    parts.clock.advance(seconds * SHORTEST_WAIT_MS);
    await turn();
  };
  return { ...parts, adding, passSeconds };
}

describe('An update without a connection', () => {
  it('stays on the screen, is counted, and is no work in progress', async () => {
    const { list, shown, adding, connection, pendingWork } = await aWaitingList();
    expect([list.items, list.confirmed, connection.waitingChanges]).toEqual([['sock', 'cap'], ['sock'], 1]);
    expect([shown.at(-1), await adding, pendingWork.isIdle]).toEqual(['sock cap', unreachable, true]);
  });

  it('is sent a second later, and again, each time later, until it gets through; it reads the list first', async () => {
    const { list, names, answer, connection, notSaved, passSeconds } = await aWaitingList();
    await passSeconds();
    await answer(unreachable);
    expect([list.items, connection.waitingChanges]).toEqual([['sock', 'cap'], 1]);
    await passSeconds(2);
    await answer(changed('sock', 'cap'));
    await passSeconds();
    expect(names()).toEqual(['load', 'add cap to sock', 'add cap to undefined', 'add cap to undefined']);
    expect([list.items, list.confirmed, connection.waitingChanges]).toEqual([['sock', 'cap'], ['sock', 'cap'], 0]);
    expect(notSaved()).toBe(0);
  });

  it('is sent as soon as another call gets through', async () => {
    const { calls, names, load } = await aWaitingList();
    void load();
    await turn();
    await calls[2]?.answer(unchanged('sock'));
    expect(names()).toEqual(['load', 'add cap to sock', 'load', 'add cap to sock']);
  });

  it('is followed by those after it, in order and one at a time', async () => {
    const { list, names, add, answer, connection, passSeconds } = await aWaitingList();
    const adding = ['tee', 'bag'].map((name) => add(name));
    expect(await Promise.all(adding)).toEqual([unreachable, unreachable]);
    expect([list.items, connection.waitingChanges]).toEqual([['sock', 'cap', 'tee', 'bag'], 3]);
    await passSeconds();
    expect(names()).toEqual(['load', 'add cap to sock', 'add cap to undefined']);
    await answer(changed('sock', 'cap'));
    expect([names().at(-1), connection.waitingChanges]).toEqual(['add tee to sock,cap', 2]);
    await answer(unreachable);
    expect(connection.waitingChanges).toBe(2);
    await passSeconds();
    await answer(changed('sock', 'cap', 'tee'));
    await answer(changed('sock', 'cap', 'tee', 'bag'));
    expect(names().slice(3)).toEqual(['add tee to sock,cap', 'add tee to undefined', 'add bag to sock,cap,tee']);
    expect([list.confirmed, connection.waitingChanges]).toEqual([['sock', 'cap', 'tee', 'bag'], 0]);
  });

  it('holds up an update that is pressed while it is sent again', async () => {
    const { names, add, answer, passSeconds } = await aWaitingList();
    await passSeconds();
    void add('tee');
    await answer(unreachable);
    expect(names()).toEqual(['load', 'add cap to sock', 'add cap to undefined']);
    await passSeconds(2);
    await answer(changed('sock', 'cap'));
    expect(names().at(-1)).toBe('add tee to sock,cap');
  });

  it('is sent once, and before an update that is pressed just as the connection comes back', async () => {
    const { calls, names, add, answer } = await aWaitingList();
    void add('tee');
    void calls[0]?.answer(unchanged('sock'));
    await turn();
    await answer(changed('sock', 'cap'));
    await answer(changed('sock', 'cap', 'tee'));
    expect(names()).toEqual(['load', 'add cap to sock', 'add cap to undefined', 'add tee to sock,cap']);
  });

  it('is not told of when only the list could not be loaded', async () => {
    const { list, load, answer, notSaved } = await aWaitingList();
    void load();
    await answer(refused);
    expect([list.items, notSaved()]).toEqual([['sock', 'cap'], 0]);
  });

  it('goes on waiting when the answer is overdue, and is sent again when another call gets through', async () => {
    const { list, calls, load, names, connection, clock, passSeconds } = await aWaitingList();
    await passSeconds();
    clock.advance(ANSWER_LIMIT_MS);
    await turn();
    expect([list.items, connection.waitingChanges]).toEqual([['sock', 'cap'], 1]);
    void load();
    await turn();
    await calls.at(-1)?.answer(unchanged('sock'));
    await calls.at(-1)?.answer(changed('sock', 'cap'));
    expect(names()).toEqual(['load', 'add cap to sock', 'add cap to undefined', 'load', 'add cap to sock']);
    expect([list.confirmed, connection.waitingChanges]).toEqual([['sock', 'cap'], 0]);
  });

  it('is done when an overdue answer arrives, also while it is sent again', async () => {
    const { list, calls, connection, clock, passSeconds, notSaved } = await aWaitingList();
    await passSeconds();
    clock.advance(ANSWER_LIMIT_MS);
    await turn();
    await passSeconds();
    await calls[2]?.answer(changed('sock', 'cap'));
    expect([list.items, connection.waitingChanges]).toEqual([['sock', 'cap'], 0]);
    await calls[3]?.answer(unreachable);
    await passSeconds();
    expect([list.items, connection.waitingChanges, notSaved()]).toEqual([['sock', 'cap'], 0, 0]);
  });

  it('goes on waiting when it is known only after the limit that it did not get through', async () => {
    const { list, calls, connection, clock, passSeconds } = await aWaitingList();
    await passSeconds();
    clock.advance(ANSWER_LIMIT_MS);
    await turn();
    await passSeconds();
    await calls[2]?.answer(unreachable);
    expect([list.items, connection.waitingChanges]).toEqual([['sock', 'cap'], 1]);
    await passSeconds();
    await calls[3]?.answer(changed('sock', 'cap'));
    expect([connection.waitingChanges, calls.length]).toEqual([0, 4]);
  });

  it("does not hold up what is left of an earlier shopper's list: that ends with her session", async () => {
    const { list, load, calls, add, answer } = aList();
    void load();
    const earlier = add('cap');
    await turn();
    list.reset();
    void add('tee');
    await answer(unreachable);
    await calls[0]?.answer(unchanged());
    expect(await earlier).toEqual({ outcome: 'session-ended' });
  });

  it('does not begin to wait when that is known only after the limit', async () => {
    const { list, calls, names, add, clock, connection } = aList();
    void add('cap');
    await turn();
    clock.advance(ANSWER_LIMIT_MS);
    await turn();
    await calls[0]?.answer(unreachable);
    connection.retry();
    clock.advance(SHORTEST_WAIT_MS);
    await turn();
    expect([list.items, connection.waitingChanges, names()]).toEqual([[], 0, ['add cap to undefined']]);
  });

  it('is sent when the page is closed', async () => {
    const { names, answer, add, pendingWork, connection } = await aWaitingList();
    void add('tee');
    await turn();
    pendingWork.closing.call();
    expect(names().slice(2)).toEqual(['add cap to sock', 'add tee to sock,cap']);
    await answer(unreachable);
    expect(connection.waitingChanges).toBe(2);
  });

  it('is sent once when the page is closed just after an update was pressed', async () => {
    const { calls, names, add, pendingWork, connection, passSeconds } = await aWaitingList();
    void add('tee');
    pendingWork.closing.call();
    await turn();
    for (const call of calls.slice(2)) await call.answer(changed('sock', 'cap', 'tee'));
    await passSeconds();
    expect(names().slice(2)).toEqual(['add cap to sock', 'add tee to sock,cap']);
    expect(connection.waitingChanges).toBe(0);
  });
});

describe('The confirmed list', () => {
  it('is not known while an update waits for the connection', async () => {
    const { list } = await aWaitingList();
    expect(await list.whenConfirmed()).toBeUndefined();
  });

  it('is waited for while the update is sent again', async () => {
    const { list, answer, passSeconds } = await aWaitingList();
    await passSeconds();
    const confirmed = list.whenConfirmed();
    await answer(changed('sock', 'cap'));
    expect(await confirmed).toEqual(['sock', 'cap']);
  });

  it('is not waited for while an update of an earlier session is still on its way', async () => {
    const { list, add, answer, passSeconds } = await aWaitingList();
    await passSeconds();
    list.reset();
    void add('tee');
    await answer(unreachable);
    expect(await list.whenConfirmed()).toBeUndefined();
  });

  it('is waited for although the answer for an earlier session has come', async () => {
    const { list, calls, add, answer, passSeconds } = await aWaitingList();
    await passSeconds();
    list.reset();
    void add('tee');
    await answer(unreachable);
    await passSeconds(2);
    let isKnown = false;
    const confirmed = list.whenConfirmed().finally(() => {
      isKnown = true;
    });
    await calls[2]?.answer(refused);
    expect(isKnown).toBe(false);
    await answer(changed('tee'));
    expect(await confirmed).toEqual(['tee']);
  });

  it('is not waited for any longer when that does not get through', async () => {
    const { list, answer, passSeconds } = await aWaitingList();
    await passSeconds();
    const confirmed = list.whenConfirmed();
    await answer(unreachable);
    expect(await confirmed).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { SHORTEST_WAIT_MS } from '../../../core/storefront/ports/failures/retryDelay.ts';
import { ANSWER_LIMIT_MS } from '../connection/answerLimit.ts';
import { aList, changed, refused, turn, unchanged, unreachable } from './testing/aList.ts';

describe('An update of a list whose changes do not wait', () => {
  const list = () => aList(undefined, false);

  it('is undone, and sent again on Retry after the list itself, which it then has to read anew', async () => {
    const { list: book, names, add, answer, connection, load } = list();
    void load();
    await answer(unchanged('sock'));
    void add('cap');
    await answer(unreachable);
    expect([book.items, connection.isOffline, connection.waitingChanges]).toEqual([['sock'], true, 0]);
    connection.retry();
    expect(book.items).toEqual(['sock', 'cap']);
    await answer(unchanged('sock'));
    expect(connection.isOffline).toBe(false);
    await answer(changed('sock', 'cap'));
    expect(names()).toEqual(['load', 'add cap to sock', 'load', 'add cap to undefined']);
    expect(book.items).toEqual(['sock', 'cap']);
  });

  it('is dropped once another call gets through: she may have changed her mind', async () => {
    const { names, add, answer, connection } = list();
    void add('cap');
    await answer(unreachable);
    void add('tee');
    await answer(changed('tee'));
    connection.retry();
    await answer(unchanged('tee'));
    expect(names()).toEqual(['add cap to undefined', 'add tee to undefined', 'load']);
  });

  it("is not sent for another shopper's list", async () => {
    const { list: book, calls, add, answer, connection } = list();
    void add('cap');
    await answer(unreachable);
    book.reset();
    connection.retry();
    await turn();
    expect(calls).toHaveLength(1);
  });
});

describe('After a failure that the back-end reports', () => {
  it('the list is loaded again, until that succeeds: the change may have been made', async () => {
    const { list, names, load, add, answer, clock } = aList();
    void load();
    await answer(unchanged('sock'));
    void add('cap');
    await answer(refused);
    clock.advance(SHORTEST_WAIT_MS - 1);
    await turn();
    expect(names()).toEqual(['load', 'add cap to sock']);
    clock.advance(1);
    await answer(refused);
    clock.advance(2 * SHORTEST_WAIT_MS);
    await answer(unchanged('sock', 'cap'));
    clock.advance(60 * SHORTEST_WAIT_MS);
    await turn();
    expect(names()).toEqual(['load', 'add cap to sock', 'load', 'load']);
    expect(list.items).toEqual(['sock', 'cap']);
  });

  it('a list that was never loaded waits for the shopper', async () => {
    const { names, load, answer, clock } = aList();
    void load();
    await answer(refused);
    clock.advance(SHORTEST_WAIT_MS);
    await turn();
    expect(names()).toEqual(['load']);
  });

  it("another shopper's list is not loaded", async () => {
    const { list, names, load, add, answer, clock } = aList();
    void load();
    await answer(unchanged('sock'));
    void add('cap');
    await answer(refused);
    list.reset();
    void load();
    await answer(unchanged());
    clock.advance(SHORTEST_WAIT_MS);
    await turn();
    expect(names()).toEqual(['load', 'add cap to sock', 'load']);
  });
});

describe('A call without an answer', () => {
  it('holds up the list for ten seconds, then the shopper is told and later updates are sent', async () => {
    const { list, names, add, clock, connection, pendingWork } = aList();
    const first = add('cap');
    void add('tee');
    await turn();
    clock.advance(ANSWER_LIMIT_MS - 1);
    await turn();
    expect([connection.hasTrouble, names()]).toEqual([false, ['add cap to undefined']]);
    clock.advance(1);
    expect(await first).toEqual({ outcome: 'overdue' });
    await turn();
    expect([connection.isSlow, connection.isOffline]).toEqual([true, false]);
    expect(names()).toEqual(['add cap to undefined', 'add tee to undefined']);
    expect(list.items).toEqual(['tee']);
    expect(pendingWork.isIdle).toBe(false);
  });

  it('still counts when it is answered late, and is not sent again', async () => {
    const { list, calls, names, add, clock, connection, notified } = aList();
    void add('cap');
    await turn();
    clock.advance(ANSWER_LIMIT_MS);
    await turn();
    await calls[0]?.answer(changed('cap'));
    expect([list.items, list.status, notified()]).toEqual([['cap'], 'ready', 1]);
    expect(connection.hasTrouble).toBe(false);
    connection.retry();
    await turn();
    expect(names()).toEqual(['add cap to undefined']);
  });

  it('can be retried', async () => {
    const { list, names, add, clock, connection } = aList();
    void add('cap');
    await turn();
    clock.advance(ANSWER_LIMIT_MS);
    connection.retry();
    await turn();
    expect([list.items, connection.hasTrouble, names()]).toEqual([['cap'], false, ['add cap to undefined', 'load']]);
  });

  it('is read again when a later call was answered first', async () => {
    const { list, calls, names, add, clock } = aList();
    void add('cap');
    await turn();
    clock.advance(ANSWER_LIMIT_MS);
    void add('tee');
    await turn();
    await calls[1]?.answer(changed('tee'));
    await calls[0]?.answer(changed('cap'));
    expect([list.items, names().at(-1)]).toEqual([['tee'], 'load']);
    await calls[2]?.answer(unchanged('cap', 'tee'));
    expect(list.items).toEqual(['cap', 'tee']);
  });

  it('that is answered in time leaves no trace', async () => {
    const { add, answer, clock, connection, pendingWork } = aList();
    void add('cap');
    await answer(changed('cap'));
    clock.advance(2 * ANSWER_LIMIT_MS);
    expect([connection.hasTrouble, pendingWork.isIdle]).toEqual([false, true]);
  });
});

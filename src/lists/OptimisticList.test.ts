import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { MemoryConnection } from '../../adapters/memory/MemoryConnection.ts';
import type { ListOutcome } from '../../core/storefront/lists/OptimisticUpdate.ts';
import { ANSWER_LIMIT_MS } from '../connection/answerLimit.ts';
import { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import { PendingWork } from '../connection/PendingWork.ts';
import { OptimisticList } from './OptimisticList.ts';

type Answer = ListOutcome<string>;
const changed = (...items: readonly string[]): Answer => ({ outcome: 'changed', items });
const unchanged = (...items: readonly string[]): Answer => ({ outcome: 'unchanged', items });
const refused: Answer = { outcome: 'failed' };
const unreachable: Answer = { outcome: 'unreachable' };

const turn = () => new Promise(setImmediate);

/** A list of names whose calls the test answers, and everything the list has shown. */
function aList() {
  let notified = 0;
  const calls: { readonly name: string; readonly answer: (answer: Answer) => Promise<unknown> }[] = [];
  const call = (name: string) =>
    new Promise<Answer>((resolve) => {
      const answer = async (given: Answer) => {
        if (given.outcome === 'unreachable') network.report(false);
        else network.report(true);
        resolve(given);
        await turn();
      };
      calls.push({ name, answer });
    });
  const clock = new MemoryClock();
  const network = new MemoryConnection();
  const connection = new ConnectionViewModel(network, clock);
  const pendingWork = new PendingWork();
  const notifyOtherTabs = () => {
    notified += 1;
  };
  const list = new OptimisticList<string>(() => call('load'), { pendingWork, connection, clock, notifyOtherTabs });
  const shown: string[] = [];
  autorun(() => void shown.push(list.items.join(' ')));
  const add = (name: string) =>
    list.update({ apply: (items) => [...items, name], send: (confirmed) => call(`add ${name} to ${confirmed}`) });
  const answer = async (given: Answer) => {
    await turn();
    await calls.at(-1)?.answer(given);
  };
  return {
    ...{ list, shown, calls, add, answer, load: list.load, connection, clock, pendingWork },
    notified: () => notified,
    names: () => calls.map(({ name }) => name),
  };
}

describe('An update', () => {
  it('shows at once and never goes back and forth when the answer agrees', async () => {
    const { shown, add, answer } = aList();
    void add('cap');
    expect(shown).toEqual(['', 'cap']);
    await answer(changed('cap'));
    expect(new Set(shown.slice(1))).toEqual(new Set(['cap']));
  });

  it('resolves with its outcome', async () => {
    const { add, answer } = aList();
    const adding = add('cap');
    await answer(changed('cap'));
    expect(await adding).toEqual(changed('cap'));
  });

  it('disappears when it is refused, and those after it stay', async () => {
    const { list, add, answer } = aList();
    void add('cap');
    void add('tee');
    expect(list.items).toEqual(['cap', 'tee']);
    await answer(refused);
    expect(list.items).toEqual(['tee']);
  });

  it('is sent when the one before it is answered, with the list of that answer', async () => {
    const { names, load, add, answer } = aList();
    void load();
    void add('cap');
    void add('tee');
    await turn();
    expect(names()).toEqual(['load']);
    await answer(unchanged('sock'));
    expect(names().at(-1)).toBe('add cap to sock');
    await answer(changed('sock', 'cap'));
    expect(names().at(-1)).toBe('add tee to sock,cap');
  });

  it('shows on top of a list that is loaded meanwhile', async () => {
    const { list, shown, load, add, answer } = aList();
    void load();
    void add('cap');
    await answer(unchanged('sock'));
    expect(list.items).toEqual(['sock', 'cap']);
    expect(shown).not.toContain('sock');
  });

  it('leaves the list as a change made in part has left it', async () => {
    const { list, add, answer, notified } = aList();
    void add('cap');
    await answer({ outcome: 'failed', items: ['half a cap'] });
    expect([list.items, notified()]).toEqual([['half a cap'], 1]);
  });
});

describe('The confirmed list', () => {
  it('holds no update before the back-end has answered it', async () => {
    const { list, load, add, answer } = aList();
    void load();
    await answer(unchanged('sock'));
    void add('cap');
    expect([list.items, list.confirmed]).toEqual([['sock', 'cap'], ['sock']]);
    await answer(changed('sock', 'cap'));
    expect(list.confirmed).toEqual(['sock', 'cap']);
  });

  it('is waited for while updates are on their way', async () => {
    const { list, add, answer } = aList();
    let confirmed: readonly string[] | undefined;
    void add('cap');
    void add('tee');
    void list.whenConfirmed().then((items) => {
      confirmed = items;
    });
    await answer(changed('cap'));
    expect(confirmed).toBeUndefined();
    await answer(refused);
    expect(confirmed).toEqual(['cap']);
  });

  it('is there at once when nothing is on its way', async () => {
    const { list, load, answer } = aList();
    void load();
    await answer(unchanged('cap'));
    expect(await list.whenConfirmed()).toEqual(['cap']);
  });
});

describe('A list that is reset', () => {
  it('ignores answers still on their way, and sends nothing that waited', async () => {
    const { list, calls, add, answer } = aList();
    const first = add('cap');
    const second = add('tee');
    await turn();
    list.reset();
    await answer(changed('cap'));
    expect([list.items, list.status, calls.length]).toEqual([[], 'unasked', 1]);
    expect(await Promise.all([first, second])).toEqual([{ outcome: 'session-ended' }, { outcome: 'session-ended' }]);
  });

  it('does not wait for them either', async () => {
    const { list, names, load, add } = aList();
    void add('cap');
    await turn();
    list.reset();
    void load();
    await turn();
    expect(names()).toEqual(['add cap to undefined', 'load']);
  });

  it('does not report an answer of the earlier generation as overdue', async () => {
    const { list, add, clock, connection } = aList();
    void add('cap');
    await turn();
    list.reset();
    clock.advance(ANSWER_LIMIT_MS);
    expect(connection.hasTrouble).toBe(false);
  });
});

describe('A list that is loaded', () => {
  it('is loading, then ready or failed', async () => {
    const { list, load, answer } = aList();
    void load();
    expect(list.status).toBe('loading');
    await answer(refused);
    expect(list.status).toBe('failed');
    void load();
    expect(list.status).toBe('loading');
    await answer(unchanged());
    expect(list.status).toBe('ready');
  });

  it('stays ready and as it is when loading it again fails', async () => {
    const { list, load, answer } = aList();
    void load();
    await answer(unchanged('cap'));
    void load();
    await answer(refused);
    expect([list.status, list.items]).toEqual(['ready', ['cap']]);
  });

  it('is requested once for all who ask before the call is sent, and once more for those who ask later', async () => {
    const { calls, load } = aList();
    void load();
    void load();
    await turn();
    expect(calls).toHaveLength(1);
    void load();
    await calls[0]?.answer(unchanged());
    expect(calls).toHaveLength(2);
  });
});

describe('A list that another call has answered', () => {
  it('is newer than an answer that was on its way', async () => {
    const { list, load, answer, notified } = aList();
    void load();
    await turn();
    list.replace(['paid']);
    expect([list.items, list.status, notified()]).toEqual([['paid'], 'ready', 1]);
    await answer(unchanged('old'));
    expect(list.items).toEqual(['paid']);
  });
});

describe('The other tabs', () => {
  it('are notified when the back-end has made a change', async () => {
    const { notified, add, answer } = aList();
    void add('cap');
    expect(notified()).toBe(0);
    await answer(changed('cap'));
    expect(notified()).toBe(1);
  });

  it('are not notified of a load, a refusal, or a change that was not necessary', async () => {
    const { notified, load, add, answer } = aList();
    void load();
    await answer(unchanged('cap'));
    void add('tee');
    await answer(refused);
    void add('cap');
    await answer(unchanged('cap'));
    expect(notified()).toBe(0);
  });
});

describe('An update that did not get through', () => {
  it('is undone, and sent again on Retry after the list itself, which it then has to read anew', async () => {
    const { list, names, add, answer, connection, load } = aList();
    void load();
    await answer(unchanged('sock'));
    void add('cap');
    await answer(unreachable);
    expect([list.items, connection.isOffline]).toEqual([['sock'], true]);
    connection.retry();
    expect(list.items).toEqual(['sock', 'cap']);
    await answer(unchanged('sock'));
    expect(connection.isOffline).toBe(false);
    await answer(changed('sock', 'cap'));
    expect(names()).toEqual(['load', 'add cap to sock', 'load', 'add cap to undefined']);
    expect(list.items).toEqual(['sock', 'cap']);
  });

  it('is dropped once another call gets through: she may have changed her mind', async () => {
    const { names, add, answer, connection } = aList();
    void add('cap');
    await answer(unreachable);
    void add('tee');
    await answer(changed('tee'));
    connection.retry();
    await turn();
    expect(names()).toEqual(['add cap to undefined', 'add tee to undefined', 'load']);
  });

  it("is not sent for another shopper's list", async () => {
    const { list, calls, add, answer, connection } = aList();
    void add('cap');
    await answer(unreachable);
    list.reset();
    connection.retry();
    await turn();
    expect(calls).toHaveLength(1);
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

describe('A load', () => {
  it('that is unanswered is retried alone, and is no sign of a slow shop', async () => {
    const { list, load, answer, connection, names } = aList();
    void load();
    await answer(unreachable);
    expect([list.status, connection.isSlow]).toEqual(['failed', false]);
    connection.retry();
    await turn();
    expect(names()).toEqual(['load', 'load']);
  });

  it('of another shopper is not called failed when the session of the first has ended', async () => {
    const { list, load, calls } = aList();
    void load();
    await turn();
    list.reset();
    void load();
    await calls[0]?.answer(refused);
    expect(list.status).toBe('loading');
  });

  it('tells the other tabs nothing', async () => {
    const { load, answer, notified } = aList();
    void load();
    await answer(changed('cap'));
    expect(notified()).toBe(0);
  });
});

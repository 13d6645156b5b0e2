import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import { PendingWork } from '../connection/PendingWork.ts';
import { OptimisticList } from './OptimisticList.ts';

type Answer = { readonly outcome: string; readonly items?: readonly string[] };
const listIn = ({ items }: Answer) => items;
const kept = (...items: readonly string[]): Answer => ({ outcome: 'kept', items });
const refused: Answer = { outcome: 'failed' };
const unreachable: Answer = { outcome: 'unreachable' };

/** A list of names, whose calls are answered by hand, and everything it ever showed. */
function aList() {
  let told = 0;
  const asked: { readonly what: string; readonly answer: (answer: Answer) => void }[] = [];
  const ask = (what: string) => new Promise<Answer>((answer) => void asked.push({ what, answer }));
  const connection = new ConnectionViewModel(new MemoryClock());
  const list = new OptimisticList<string, Answer>({
    load: () => ask('load'),
    listIn,
    pendingWork: new PendingWork(),
    connection,
    tellOtherTabs: () => {
      told += 1;
    },
  });
  const shown: string[] = [];
  autorun(() => void shown.push(list.items.join(' ')));
  const add = (name: string) =>
    list.change({ expected: (items) => [...items, name], ask: (present) => ask(`add ${name} to ${present}`) });
  const answer = async (given: Answer) => {
    await turn();
    asked.at(-1)?.answer(given);
    await turn();
  };
  return { list, shown, asked, told: () => told, add, answer, load: list.load, connection };
}

const turn = () => new Promise(setImmediate);

describe('A change of a list that the back-end keeps', () => {
  it('shows at once and never goes back and forth when the answer agrees', async () => {
    const { shown, add, answer } = aList();
    void add('cap');
    expect(shown).toEqual(['', 'cap']);
    await answer(kept('cap'));
    expect(new Set(shown.slice(1))).toEqual(new Set(['cap']));
  });

  it('is gone when it was refused, and those asked for after it stay', async () => {
    const { list, add, answer } = aList();
    void add('cap');
    void add('tee');
    expect(list.items).toEqual(['cap', 'tee']);
    await answer(refused);
    expect(list.items).toEqual(['tee']);
  });

  it('is asked for when the one before it is answered, over the answer to that', async () => {
    const { asked, load, add, answer } = aList();
    void load();
    void add('cap');
    void add('tee');
    await turn();
    expect(asked.map(({ what }) => what)).toEqual(['load']);
    await answer(kept('sock'));
    expect(asked.at(-1)?.what).toBe('add cap to sock');
    await answer(kept('sock', 'cap'));
    expect(asked.at(-1)?.what).toBe('add tee to sock,cap');
  });

  it('is shown over a list that comes meanwhile', async () => {
    const { list, shown, load, add, answer } = aList();
    void load();
    void add('cap');
    await answer(kept('sock'));
    expect(list.items).toEqual(['sock', 'cap']);
    expect(shown).not.toContain('sock');
  });

  it('is undone when the call breaks in a way that nobody foresaw', async () => {
    const { list } = aList();
    const broken = list.change({ expected: () => ['cap'], ask: () => Promise.reject(new Error('a bug')) });
    await expect(broken).rejects.toThrow('a bug');
    expect(list.items).toEqual([]);
  });
});

describe('A list that is emptied', () => {
  it('does not listen to answers still on their way, and asks for nothing that waited', async () => {
    const { list, asked, add, answer } = aList();
    void add('cap');
    void add('tee');
    await turn();
    list.empty();
    await answer(kept('cap'));
    expect([list.items, list.status, asked.length]).toEqual([[], 'unasked', 1]);
  });

  it('does not wait for them either', async () => {
    const { list, asked, load, add } = aList();
    void add('cap');
    await turn();
    list.empty();
    void load();
    await turn();
    expect(asked.map(({ what }) => what)).toEqual(['add cap to undefined', 'load']);
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
    await answer(kept());
    expect(list.status).toBe('ready');
  });

  it('stays ready and as it is when loading it again fails', async () => {
    const { list, load, answer } = aList();
    void load();
    await answer(kept('cap'));
    void load();
    await answer(refused);
    expect([list.status, list.items]).toEqual(['ready', ['cap']]);
  });

  it('is asked for once by all who ask before the call goes out, and once more by those who ask later', async () => {
    const { asked, load } = aList();
    void load();
    void load();
    await turn();
    expect(asked).toHaveLength(1);
    void load();
    asked[0]?.answer(kept());
    await turn();
    expect(asked).toHaveLength(2);
  });
});

describe('A list that a call made elsewhere brings along', () => {
  it('is newer than an answer that was on its way', async () => {
    const { list, load, answer } = aList();
    void load();
    await turn();
    await list.follow(async () => kept('paid'), listIn);
    await answer(kept('old'));
    expect(list.items).toEqual(['paid']);
  });

  it('changes nothing when it brings none', async () => {
    const { list, load, answer } = aList();
    void load();
    await answer(kept('cap'));
    await list.follow(async () => refused, listIn);
    expect(list.items).toEqual(['cap']);
  });
});

describe('The other tabs', () => {
  it('are told when the back-end has made a change, or a call made elsewhere has', async () => {
    const { list, told, add, answer } = aList();
    void add('cap');
    expect(told()).toBe(0);
    await answer(kept('cap'));
    expect(told()).toBe(1);
    await list.follow(async () => kept(), listIn);
    expect(told()).toBe(2);
  });

  it('are not told of a list that was only loaded, nor of a refusal', async () => {
    const { told, load, add, answer } = aList();
    void load();
    await answer(kept('cap'));
    void add('tee');
    await answer(refused);
    expect(told()).toBe(0);
  });
});

describe('A change that did not get through', () => {
  it('is undone, and asked for again on retrying, after the list itself', async () => {
    const { list, asked, add, answer, connection } = aList();
    void add('cap');
    await answer(unreachable);
    expect([list.items, connection.isOffline]).toEqual([[], true]);
    connection.retry();
    expect(list.items).toEqual(['cap']);
    await answer(kept());
    expect(connection.isOffline).toBe(false);
    await answer(kept('cap'));
    expect(asked.map(({ what }) => what)).toEqual(['add cap to undefined', 'load', 'add cap to ']);
  });

  it("is not asked for on another shopper's list", async () => {
    const { list, asked, add, answer, connection } = aList();
    void add('cap');
    await answer(unreachable);
    list.empty();
    connection.retry();
    await turn();
    expect(asked).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { aList, changed, refused, turn, unchanged, unreachable } from './testing/aList.ts';

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

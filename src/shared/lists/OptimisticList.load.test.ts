import { describe, expect, it, vi } from 'vitest';
import { ANSWER_LIMIT_MS } from '../connection/answerLimit.ts';
import { aList, refused, turn, unchanged, unreachable } from './testing/aList.ts';

describe('A list that is loaded', () => {
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
});

describe('A list that the device has kept', () => {
  const keptOnDevice = (items: readonly string[] | undefined) => {
    const remembered: (readonly string[])[] = [];
    const recall = vi.fn(async () => items);
    return { remembered, recall, kept: { recall, remember: (now: readonly string[]) => void remembered.push(now) } };
  };

  it('is shown while the back-end cannot be reached, and replaced by its answer', async () => {
    const { kept, remembered } = keptOnDevice(['sock']);
    const { list, load, answer, connection, names } = aList(kept);
    void load();
    await answer(unreachable);
    expect([list.items, list.status, connection.isOffline]).toEqual([['sock'], 'ready', true]);
    connection.retry();
    await answer(unchanged('sock', 'cap'));
    expect([list.items, remembered]).toEqual([['sock', 'cap'], [['sock', 'cap']]]);
    expect(names()).toEqual(['load', 'load']);
  });

  it('is shown when no answer has come within the limit', async () => {
    const { list, load, clock } = aList(keptOnDevice(['sock']).kept);
    void load();
    await turn();
    clock.advance(ANSWER_LIMIT_MS);
    await turn();
    expect([list.items, list.status]).toEqual([['sock'], 'ready']);
  });

  it('is not what a change is based on: that reads the list first', async () => {
    const { load, add, answer, names } = aList(keptOnDevice(['sock']).kept);
    void load();
    await answer(unreachable);
    void add('cap');
    await turn();
    expect(names()).toEqual(['load', 'add cap to undefined']);
  });

  it('does not hide a failure, and is not shown to the next shopper', async () => {
    const { list, load, answer } = aList(keptOnDevice(['sock']).kept);
    void load();
    await answer(refused);
    expect([list.items, list.status]).toEqual([[], 'failed']);
    void load();
    await turn();
    list.reset();
    await answer(unreachable);
    expect([list.items, list.status]).toEqual([[], 'unasked']);
  });

  it('is not asked for after the back-end has answered', async () => {
    const { kept, recall } = keptOnDevice(['sock']);
    const { load, answer } = aList(kept);
    void load();
    await answer(unchanged('cap'));
    expect(recall).not.toHaveBeenCalled();
  });

  it.each([
    ['the answer comes', ({ calls }: ReturnType<typeof aList>) => calls[0]?.answer(unchanged('cap')), ['cap']],
    ['the session ends', ({ list }: ReturnType<typeof aList>) => list.reset(), []],
  ])('is not shown any more when %s while the device is asked for it', async (_what, change, items) => {
    const { kept, recall } = keptOnDevice(undefined);
    let recalled = (_: readonly string[]): void => undefined;
    recall.mockReturnValue(new Promise((resolve) => (recalled = resolve)));
    const parts = aList(kept);
    void parts.load();
    await turn();
    parts.clock.advance(ANSWER_LIMIT_MS);
    await turn();
    await change(parts);
    recalled(['sock']);
    await turn();
    expect(parts.list.items).toEqual(items);
  });
});

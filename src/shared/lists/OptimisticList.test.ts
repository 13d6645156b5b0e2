import { describe, expect, it } from 'vitest';
import { ANSWER_LIMIT_MS } from '../connection/answerLimit.ts';
import { aList, changed, refused, turn, unchanged } from './testing/aList.ts';

describe('An update', () => {
  it('shows at once and never goes back and forth when the answer agrees', async () => {
    const { shown, add, answer } = aList();
    void add('cap');
    expect(shown).toEqual(['', 'cap']);
    await answer(changed('cap'));
    expect(new Set(shown.slice(1))).toEqual(new Set(['cap']));
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
});

describe('When the page is closed', () => {
  it('updates that wait for their turn are sent at once, each with the list of those before it, and once', async () => {
    const { names, load, add, answer, calls, pendingWork } = aList();
    void load();
    await answer(unchanged('sock'));
    for (const name of ['cap', 'tee', 'bag']) void add(name);
    await turn();
    pendingWork.closing.call();
    const sent = ['load', 'add cap to sock', 'add tee to sock,cap', 'add bag to sock,cap,tee'];
    expect(names()).toEqual(sent);
    for (const call of calls.slice(1)) await call.answer(changed('sock', 'cap', 'tee', 'bag'));
    expect(names()).toEqual(sent);
    expect(pendingWork.isIdle).toBe(true);
  });

  it('they do not wait for a list that is still loading', async () => {
    const { names, load, add, pendingWork } = aList();
    void load();
    void add('cap');
    await turn();
    pendingWork.closing.call();
    expect(names()).toEqual(['load', 'add cap to ']);
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

describe('A list that another call has answered', () => {
  it('is newer than an answer that was on its way', async () => {
    const { list, load, answer, names, notified } = aList();
    void load();
    await turn();
    list.replace(['paid']);
    expect([list.items, list.status, notified()]).toEqual([['paid'], 'ready', 1]);
    await answer(unchanged('old'));
    expect([list.items, names()]).toEqual([['paid'], ['load']]);
  });

  it('is loaded again after the answer to a change that was on its way: it may be without the change', async () => {
    const { list, load, add, answer, calls, names } = aList();
    void load();
    await answer(unchanged('paid'));
    void add('cap');
    await turn();
    list.replace([]);
    expect(list.items).toEqual(['cap']);
    await answer(changed('paid', 'cap'));
    expect(names()).toEqual(['load', 'add cap to paid', 'load']);
    await calls[2]?.answer(unchanged('cap'));
    expect(list.items).toEqual(['cap']);
  });
});

describe('The other tabs', () => {
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

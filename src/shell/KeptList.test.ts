import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { Activity } from './Activity.ts';
import { KeptList } from './KeptList.ts';

type Answer = readonly string[] | 'refused';
const listIn = (answer: Answer) => (answer === 'refused' ? undefined : answer);

/** A list of names, whose calls are answered by hand, and everything it ever showed. */
function aList() {
  const list = new KeptList<string, Answer>({
    listIn,
    activity: new Activity(),
    tellOtherTabs: () => void (told += 1),
  });
  let told = 0;
  const shown: string[] = [];
  autorun(() => void shown.push(list.items.join(' ')));
  const asked: { readonly what: string; readonly answer: (answer: Answer) => void }[] = [];
  const ask = (what: string) => new Promise<Answer>((answer) => void asked.push({ what, answer }));
  const add = (name: string) =>
    list.change({ expected: (items) => [...items, name], ask: (present) => ask(`add ${name} to ${present}`) });
  const answer = async (items: Answer) => {
    await turn();
    asked.at(-1)?.answer(items);
    await turn();
  };
  return { list, shown, asked, told: () => told, add, answer, load: () => list.load(() => ask('load')) };
}

const turn = () => new Promise(setImmediate);

describe('A change of a list that the back-end keeps', () => {
  it('shows at once and never goes back and forth when the answer agrees', async () => {
    const { shown, add, answer } = aList();
    void add('cap');
    expect(shown).toEqual(['', 'cap']);
    await answer(['cap']);
    expect(new Set(shown.slice(1))).toEqual(new Set(['cap']));
  });

  it('is gone when it was refused, and those asked for after it stay', async () => {
    const { list, add, answer } = aList();
    void add('cap');
    void add('tee');
    expect(list.items).toEqual(['cap', 'tee']);
    await answer('refused');
    expect(list.items).toEqual(['tee']);
  });

  it('is asked for when the one before it is answered, over the answer to that', async () => {
    const { asked, load, add, answer } = aList();
    void load();
    void add('cap');
    void add('tee');
    await turn();
    expect(asked.map(({ what }) => what)).toEqual(['load']);
    await answer(['sock']);
    expect(asked.at(-1)?.what).toBe('add cap to sock');
    await answer(['sock', 'cap']);
    expect(asked.at(-1)?.what).toBe('add tee to sock,cap');
  });

  it('is shown over a list that comes meanwhile', async () => {
    const { list, shown, load, add, answer } = aList();
    void load();
    void add('cap');
    await answer(['sock']);
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
    await answer(['cap']);
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
    await answer('refused');
    expect(list.status).toBe('failed');
    void load();
    await answer([]);
    expect(list.status).toBe('ready');
  });

  it('stays ready and as it is when loading it again fails', async () => {
    const { list, load, answer } = aList();
    void load();
    await answer(['cap']);
    void load();
    await answer('refused');
    expect([list.status, list.items]).toEqual(['ready', ['cap']]);
  });

  it('is asked for once by all who ask before the call goes out, and once more by those who ask later', async () => {
    const { asked, load } = aList();
    void load();
    void load();
    await turn();
    expect(asked).toHaveLength(1);
    void load();
    asked[0]?.answer([]);
    await turn();
    expect(asked).toHaveLength(2);
  });
});

describe('A list that a call made elsewhere brings along', () => {
  it('is newer than an answer that was on its way', async () => {
    const { list, load, answer } = aList();
    void load();
    await turn();
    await list.follow(async () => ['paid'], listIn);
    await answer(['old']);
    expect(list.items).toEqual(['paid']);
  });

  it('changes nothing when it brings none', async () => {
    const { list, load, answer } = aList();
    void load();
    await answer(['cap']);
    await list.follow(async () => 'refused' as const, listIn);
    expect(list.items).toEqual(['cap']);
  });
});

describe('The other tabs', () => {
  it('are told when the back-end has made a change, or a call made elsewhere has', async () => {
    const { list, told, add, answer } = aList();
    void add('cap');
    expect(told()).toBe(0);
    await answer(['cap']);
    expect(told()).toBe(1);
    await list.follow(async () => [], listIn);
    expect(told()).toBe(2);
  });

  it('are not told of a list that was only loaded, nor of a refusal', async () => {
    const { told, load, add, answer } = aList();
    void load();
    await answer(['cap']);
    void add('tee');
    await answer('refused');
    expect(told()).toBe(0);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { historyEntryKey } from './historyEntryKey.ts';

class FakeHistory {
  state: unknown = null;

  replaceState(state: unknown): void {
    this.state = state;
  }
}

describe('historyEntryKey', () => {
  let history: FakeHistory;

  beforeEach(() => {
    history = new FakeHistory();
  });

  it("is the router's key where the router made the entry", () => {
    history.state = { usr: null, key: 'abc', idx: 1 };
    expect(historyEntryKey(history)).toBe('abc');
    expect(history.state).toEqual({ usr: null, key: 'abc', idx: 1 });
  });

  it('is kept in an entry that had none, beside what is there', () => {
    history.state = { idx: 0 };
    const key = historyEntryKey(history);
    expect(history.state).toEqual({ idx: 0, key });
    expect(historyEntryKey(history)).toBe(key);
  });

  it('is another one in each entry', () => {
    const first = historyEntryKey(history);
    expect(historyEntryKey(new FakeHistory())).not.toBe(first);
  });
});

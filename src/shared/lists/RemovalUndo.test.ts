import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { ListOutcome } from '../../../core/storefront/lists/OptimisticUpdate.ts';
import { RemovalUndo } from './RemovalUndo.ts';

type Item = { readonly key: string };
const itemsOf = (...keys: readonly string[]): readonly Item[] => keys.map((key) => ({ key }));

/** A list of keys with undo; what is put back lands at the end, or `outcome` is returned instead. */
function aList(...keys: readonly string[]) {
  const box = observable.box(itemsOf(...keys), { deep: false });
  const list = {
    get items() {
      return box.get();
    },
  };
  const set = (...next: readonly string[]) => runInAction(() => box.set(itemsOf(...next)));
  const control: { outcome: ListOutcome<Item>['outcome'] } = { outcome: 'changed' };
  const places: (string | undefined)[] = [];
  const undo = new RemovalUndo<Item>(list, async ({ key }, before) => {
    places.push(before);
    const { outcome } = control;
    if (outcome !== 'changed') return outcome === 'unchanged' ? { outcome, items: list.items } : { outcome };
    set(...list.items.map((item) => item.key), key);
    return { outcome, items: list.items };
  });
  const remove = (key: string) =>
    undo.watch({ key }, async () => set(...list.items.map((item) => item.key).filter((other) => other !== key)));
  const shown = () => undo.rows.map(({ kind, item }) => (kind === 'item' ? item.key : `(${item.key})`)).join(' ');
  return { undo, set, remove, shown, control, places };
}

describe('Undoing a removal', () => {
  it.each([
    ['b', ['a', 'c', 'd'], 'c'],
    ['b', ['a', 'd'], 'd'],
    ['b', ['a'], undefined],
    ['d', ['a', 'b', 'c'], undefined],
  ])('names the item that followed, or the next that is still there: %s in %j before %s', async (key, left, next) => {
    const { undo, set, remove, places } = aList('a', 'b', 'c', 'd');
    await remove(key);
    set(...left);
    await undo.undo();
    expect(places).toEqual([next]);
  });

  it('offers nothing that is in the list again', async () => {
    const { undo, set, remove, shown } = aList('a', 'b');
    await remove('a');
    set('b', 'a');
    expect([shown(), undo.removed]).toEqual(['b a', undefined]);
  });

  it.each(['unreachable', 'overdue', 'failed'] as const)('is offered again when it is %s', async (outcome) => {
    const { undo, remove, shown, control } = aList('a', 'b', 'c');
    await remove('b');
    control.outcome = outcome;
    await undo.undo();
    expect(shown()).toBe('a (b) c');
    control.outcome = 'changed';
    await undo.undo();
    expect(shown()).toBe('a b c');
  });

  it.each(['unchanged', 'session-ended'] as const)('is over when it is %s', async (outcome) => {
    const { undo, remove, control } = aList('a', 'b');
    await remove('b');
    control.outcome = outcome;
    await undo.undo();
    expect(undo.removed).toBeUndefined();
  });

  it('forgets positions when it is reset', async () => {
    const { undo, set, remove } = aList('a', 'b', 'c');
    await remove('a');
    await undo.undo();
    undo.reset();
    set('b', 'c', 'a');
    expect(undo.items.map(({ key }) => key)).toEqual(['b', 'c', 'a']);
  });

  it('offers nothing later for a change that removed nothing', async () => {
    const { undo, set, shown } = aList('a', 'b');
    await undo.watch({ key: 'a' }, async () => undefined);
    set('b');
    expect([shown(), undo.removed]).toEqual(['b', undefined]);
  });

  it('is not offered again when another item was removed meanwhile', async () => {
    const { undo, remove, shown, control } = aList('a', 'b', 'c');
    await remove('a');
    control.outcome = 'failed';
    const undoing = undo.undo();
    await remove('c');
    await undoing;
    expect(shown()).toBe('b (c)');
  });
});

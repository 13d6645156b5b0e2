import { describe, expect, it } from 'vitest';
import { ScrollPositions } from './ScrollPositions.ts';

class Storage_ {
  readonly texts = new Map<string, string>();
  getItem = (key: string) => this.texts.get(key) ?? null;
  setItem = (key: string, text: string) => void this.texts.set(key, text);
}
const storageWith = (store: Storage_) => () => store as unknown as Storage;
const place = { path: '/product-listing?size=M', top: 1200, focus: '/product-details/7' };

describe('The memory of places', () => {
  it('knows an entry again, and that another page stands there now', () => {
    const memory = new ScrollPositions(storageWith(new Storage_()));
    memory.note('a', place);
    expect(memory.recall('a', place.path)).toEqual(place);
    expect(memory.recall('a', '/cart')).toBeUndefined();
    expect(memory.recall('b', place.path)).toBeUndefined();
  });

  it('outlives a reload', () => {
    const store = new Storage_();
    const before = new ScrollPositions(storageWith(store));
    before.note('a', place);
    before.note('b', { path: '/', top: 0, focus: undefined });
    before.keep();
    const after = new ScrollPositions(storageWith(store));
    expect(after.recall('a', place.path)).toEqual(place);
    expect(after.recall('b', '/')?.top).toBe(0);
  });

  it('forgets what lies a hundred entries back', () => {
    const memory = new ScrollPositions(storageWith(new Storage_()));
    for (let at = 0; at <= 100; at += 1) memory.note(`entry ${at}`, place);
    expect(memory.recall('entry 0', place.path)).toBeUndefined();
    expect(memory.recall('entry 1', place.path)).toEqual(place);
  });

  it.each(['{', '{}', 'null', '[["a"]]', '[["a",{"path":1}]]', '[[1,{"path":"/","top":0}]]', '7'])(
    'makes nothing of a storage that holds %s',
    (text) => {
      const store = new Storage_();
      store.setItem('creator-row-places', text);
      expect(new ScrollPositions(storageWith(store)).recall('a', '/')).toBeUndefined();
    },
  );

  it('works without a storage', () => {
    const closed = () => {
      throw new Error('closed');
    };
    const memory = new ScrollPositions(closed);
    memory.note('a', place);
    memory.keep();
    expect(memory.recall('a', place.path)).toEqual(place);
  });
});

import { describe, expect, it } from 'vitest';
import { ScrollPositions } from './ScrollPositions.ts';

class Storage_ {
  readonly texts = new Map<string, string>();
  getItem = (key: string) => this.texts.get(key) ?? null;
  setItem = (key: string, text: string) => void this.texts.set(key, text);
}
const storageWith = (store: Storage_) => () => store as unknown as Storage;
const position = { path: '/product-listing?size=M', top: 1200, focus: '/product-details/7' };

describe('The scroll positions', () => {
  it('knows an entry again, and that another page stands there now', () => {
    const memory = new ScrollPositions(storageWith(new Storage_()));
    memory.save('a', position);
    expect(memory.find('a', position.path)).toEqual(position);
    expect(memory.find('a', '/cart')).toBeUndefined();
    expect(memory.find('b', position.path)).toBeUndefined();
  });

  it('outlives a reload', () => {
    const store = new Storage_();
    const before = new ScrollPositions(storageWith(store));
    before.save('a', position);
    before.save('b', { path: '/', top: 0, focus: undefined });
    before.keep();
    const after = new ScrollPositions(storageWith(store));
    expect(after.find('a', position.path)).toEqual(position);
    expect(after.find('b', '/')?.top).toBe(0);
  });

  it('forgets what lies a hundred entries back', () => {
    const memory = new ScrollPositions(storageWith(new Storage_()));
    for (let at = 0; at <= 100; at += 1) memory.save(`entry ${at}`, position);
    expect(memory.find('entry 0', position.path)).toBeUndefined();
    expect(memory.find('entry 1', position.path)).toEqual(position);
  });

  it.each(['{', '{}', 'null', '[["a"]]', '[["a",{"path":1}]]', '[[1,{"path":"/","top":0}]]', '7'])(
    'makes nothing of a storage that holds %s',
    (text) => {
      const store = new Storage_();
      store.setItem('creator-row-places', text);
      expect(new ScrollPositions(storageWith(store)).find('a', '/')).toBeUndefined();
    },
  );

  it('works without a storage', () => {
    const closed = () => {
      throw new Error('closed');
    };
    const memory = new ScrollPositions(closed);
    memory.save('a', position);
    memory.keep();
    expect(memory.find('a', position.path)).toEqual(position);
  });
});

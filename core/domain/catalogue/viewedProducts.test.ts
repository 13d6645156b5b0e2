import { describe, expect, it } from 'vitest';
import { withViewed } from './viewedProducts.ts';

describe('The viewed products', () => {
  it('begin with the one viewed last, each once', () => {
    expect(withViewed([], 'tee')).toEqual(['tee']);
    expect(withViewed(['cap', 'tee', 'bag'], 'tee')).toEqual(['tee', 'cap', 'bag']);
  });

  it('are at most twelve; the one viewed longest ago is left out', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => String(at));
    expect(withViewed(twelve, 'tee')).toEqual(['tee', ...twelve.slice(0, 11)]);
  });
});

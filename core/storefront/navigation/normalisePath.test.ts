import { describe, expect, it } from 'vitest';
import { normalisePath } from './normalisePath.ts';

describe('normalisePath', () => {
  it.each([
    ['/cart/', '/cart'],
    ['/profile/orders///', '/profile/orders'],
    ['/product-listing/?category=clothing', '/product-listing?category=clothing'],
    ['/product-listing/#content', '/product-listing#content'],
    ['//', '/'],
    ['/?q=tee/', '/?q=tee/'],
  ])('turns %s into %s', (path, normalised) => {
    expect(normalisePath(path)).toBe(normalised);
  });

  it.each(['/', '/cart', '/product-details/14', '/product-listing?q=a/b/#top/', '/login?from=%2Fcart%2F'])(
    'leaves %s as it is',
    (path) => {
      expect(normalisePath(path)).toBe(path);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { breaches } from './law.ts';
import { importsOf, readModules } from './modules.ts';

const modules = readModules();

describe('The import law', () => {
  it('has read the whole project', () => {
    const inFolder = (folder: string) => modules.filter(({ path }) => path.startsWith(`${folder}/`));
    expect(inFolder('core').length).toBeGreaterThan(60);
    expect(inFolder('adapters').length).toBeGreaterThan(60);
    expect(inFolder('src').length).toBeGreaterThan(60);
    expect(inFolder('features').length).toBeGreaterThan(10);
    for (const folder of ['core', 'adapters', 'src', 'features']) {
      expect(inFolder(folder).flatMap(({ imports }) => imports).length).toBeGreaterThan(inFolder(folder).length / 2);
    }
  });

  it('is kept everywhere', () => {
    expect(breaches(modules)).toEqual([]);
  });

  it.each([
    ['core/storefront/cart/AddToCart.ts', 'mobx'],
    ['core/storefront/cart/AddToCart.ts', 'adapters/http/HttpCart.ts'],
    ['core/storefront/cart/AddToCart.ts', 'node'],
    ['adapters/http/HttpCart.ts', 'adapters/local-storage/LocalStorageSession.ts'],
    ['adapters/memory/MemoryCart.ts', 'valibot'],
    ['adapters/http/HttpCart.ts', 'src/cart/CartViewModel.ts'],
    ['src/cart/CartViewModel.ts', 'react'],
    ['src/cart/CartViewModel.ts', 'inversify'],
    ['src/cart/CartPage.tsx', 'adapters/http/HttpCart.ts'],
    ['features/steps/cart.steps.ts', 'core/storefront/cart/AddToCart.ts'],
    ['elsewhere/file.ts', 'react'],
  ])('forbids that %s imports %s', (path, imported) => {
    expect(breaches([{ path, imports: [imported] }])).toHaveLength(1);
  });

  it('sees static, dynamic, type-only and re-exported imports', () => {
    const source = `import a from '../money/Paise.ts'; import type { B } from '@scope/name/deep';
      export { c } from './c.ts'; const d = import('node:fs');`;
    expect(importsOf('core/cart/x.ts', source).toSorted()).toEqual(
      ['@scope/name', 'core/cart/c.ts', 'core/money/Paise.ts', 'node'].toSorted(),
    );
  });
});

import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { foldersAsModules, importCycles } from './importCycles.ts';
import { breaches } from './law.ts';
import { upwardImports } from './layers.ts';
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
    ['core/storefront/cart/AddToCart.ts', 'core/backend/cart/ChangeCart.ts'],
    ['core/backend/cart/ChangeCart.ts', 'core/storefront/cart/AddToCart.ts'],
    ['core/backend/cart/ChangeCart.ts', 'adapters/fastify/routes.ts'],
    ['adapters/http/HttpCart.ts', 'adapters/local-storage/LocalStorageSession.ts'],
    ['adapters/wire/wireProduct.ts', 'adapters/http/HttpApi.ts'],
    ['adapters/memory/memoryCart.ts', 'valibot'],
    ['adapters/new-technology/NewOrders.ts', 'valibot'],
    ['adapters/new-technology/NewOrders.ts', 'adapters/http/HttpApi.ts'],
    ['adapters/http/HttpCart.ts', 'src/shop/cart/CartViewModel.ts'],
    ['src/shop/cart/CartViewModel.ts', 'react'],
    ['src/shop/cart/CartViewModel.ts', 'inversify'],
    ['src/shop/cart/CartPage.tsx', 'adapters/http/HttpCart.ts'],
    ['src/shop/cart/CartViewModel.ts', 'core/backend/search/indexPieces.ts'],
    ['src/shop/cart/CartPage.tsx', 'core/backend/search/indexPieces.ts'],
    ['src/shop/wiring/catalogueOnDevice.ts', 'core/backend/search/indexPieces.ts'],
    ['src/server/startServer.ts', 'src/shop/documents/renderPage.tsx'],
    ['src/shop/documents/openPageRenderer.ts', 'adapters/fastify/ServerOptions.ts'],
    ['src/shared/lists/OptimisticList.ts', 'src/shop/cart/CartViewModel.ts'],
    ['src/shop/cart/CartPage.tsx', 'src/admin/orders/OrdersPage.tsx'],
    ['src/shop/cart/CartPage.tsx', 'inversify'],
    ['core/admin/session/SignIn.ts', 'core/storefront/session/LogIn.ts'],
    ['core/admin/session/SignIn.ts', 'core/backend/accounts/LogIn.ts'],
    ['core/storefront/session/LogIn.ts', 'core/admin/session/SignIn.ts'],
    ['core/domain/staff/StaffRole.ts', 'core/admin/session/SignIn.ts'],
    ['src/shared/ui/Button.tsx', 'src/admin/layout/Rail.tsx'],
    ['src/shared/ui/Button.tsx', 'core/admin/session/SignIn.ts'],
    ['src/shop/wiring/visitor.ts', 'src/admin/wiring/compose.ts'],
    ['src/shop/documents/renderPage.tsx', 'src/admin/pages.ts'],
    ['src/shop/cart/CartPage.tsx', 'core/admin/session/SignIn.ts'],
    ['src/server/startServer.ts', 'src/admin/paths/paths.ts'],
    ['src/admin/today/TodayPage.tsx', 'src/shop/paths/paths.ts'],
    ['src/admin/today/TodayPage.tsx', 'core/storefront/session/LogIn.ts'],
    ['src/admin/today/TodayPage.tsx', 'adapters/http/admin/AdminApi.ts'],
    ['src/admin/session/SignInViewModel.ts', 'react'],
    ['src/admin/session/SignInViewModel.ts', 'src/shop/account/LoginViewModel.ts'],
    ['src/admin/wiring/compose.ts', 'src/shop/wiring/compose.ts'],
    ['src/admin/wiring/compose.ts', 'core/storefront/session/LogIn.ts'],
    ['src/admin/main.tsx', 'src/shop/main.tsx'],
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

describe('The layers of src', () => {
  it('are kept everywhere', () => {
    expect(upwardImports(modules)).toEqual([]);
  });

  it.each([
    ['src/shared/container/token.ts', 'src/shared/ui/Button.tsx'],
    ['src/shared/ui/Button.tsx', 'src/shop/paths/paths.ts'],
    ['src/shared/navigation/ScrollRestoration.tsx', 'src/shop/catalogue/tokens.ts'],
    ['src/shared/lists/OptimisticList.ts', 'src/shop/cart/CartViewModel.ts'],
    ['src/shared/connection/OfflineBanner.tsx', 'src/shop/layout/MainRegion.tsx'],
    ['src/shop/cart/CartPage.tsx', 'src/shop/layout/Header.tsx'],
    ['src/shop/cart/CartPage.tsx', 'src/shop/pages.ts'],
    ['src/shop/layout/Header.tsx', 'src/shop/pages.ts'],
    ['src/shop/open/App.tsx', 'src/shop/wiring/compose.ts'],
    ['src/admin/today/TodayPage.tsx', 'src/admin/layout/Rail.tsx'],
    ['src/admin/layout/Rail.tsx', 'src/admin/pages.ts'],
    ['src/admin/open/App.tsx', 'src/admin/wiring/compose.ts'],
    ['src/admin/elsewhere.ts', 'react'],
    ['src/elsewhere.css.ts', 'react'],
    ['src/shop/elsewhere.ts', 'react'],
  ])('forbid that %s imports %s', (path, imported) => {
    expect(upwardImports([{ path, imports: [imported] }])).toHaveLength(1);
  });

  it.each([
    ['src/shop/main.tsx', 'src/shop/wiring/compose.ts'],
    ['src/shop/pages.ts', 'src/shop/cart/CartPage.tsx'],
    ['src/shop/layout/Header.tsx', 'src/shop/session/tokens.ts'],
    ['src/shop/cart/CartPage.tsx', 'src/shop/wishlist/tokens.ts'],
    ['src/shop/newArea/NewPage.tsx', 'src/shop/catalogue/tokens.ts'],
    ['src/shared/ui/Button.tsx', 'src/shared/ui/text/texts.ts'],
    ['src/admin/main.tsx', 'src/admin/wiring/compose.ts'],
    ['src/admin/pages.ts', 'src/admin/today/TodayPage.tsx'],
    ['src/admin/open/App.tsx', 'src/admin/layout/Rail.tsx'],
  ])('allow that %s imports %s', (path, imported) => {
    expect(upwardImports([{ path, imports: [imported] }])).toEqual([]);
  });
});

describe('The storefront', () => {
  const own = globSync(['{core,src/shop,src/shared}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}']);

  it('formats without Intl, whose first formatters are slow to make', () => {
    expect(own.length).toBeGreaterThan(500);
    const formats = (path: string) => /\bnew Intl\.|\.toLocale\w*String\(/.test(readFileSync(path, 'utf8'));
    expect(own.filter(formats)).toEqual([]);
  });
});

describe('The folders of the project', () => {
  const folders = new Map<string, string[]>();
  for (const path of globSync([
    '{adapters,core,features,src,tests}/**/*.{ts,tsx,css,feature}',
    '!**/*.{test,proof}.{ts,tsx}',
  ]))
    folders.set(dirname(path), [...(folders.get(dirname(path)) ?? []), path]);

  it('have at most 25 files each, besides tests', () => {
    expect(folders.size).toBeGreaterThan(150);
    expect([...folders].filter(([, files]) => files.length > 25).map(([folder]) => folder)).toEqual([]);
  });
});

describe('The rooms of src', () => {
  const rooms = new Map<string, string[]>();
  for (const path of globSync('src/**/*')) rooms.set(dirname(path), [...(rooms.get(dirname(path)) ?? []), path]);

  it('have at most 25 files each, and are at most four folders deep', () => {
    expect(rooms.size).toBeGreaterThan(30);
    expect([...rooms].filter(([, files]) => files.length > 25).map(([room]) => room)).toEqual([]);
    expect([...rooms.keys()].filter((room) => room.split('/').length > 4)).toEqual([]);
  });

  it('leave no file beside them but the start of an application and its page table', () => {
    expect(rooms.get('src') ?? []).toEqual([]);
    expect(rooms.get('src/shared') ?? []).toEqual([]);
    expect(rooms.get('src/shop')?.toSorted()).toEqual(['src/shop/main.tsx', 'src/shop/pages.ts']);
    const admin = ['src/admin/index.html', 'src/admin/main.tsx', 'src/admin/pages.ts'];
    expect(rooms.get('src/admin')?.toSorted()).toEqual(admin);
  });
});

describe('Import cycles', () => {
  it('do not exist between files, type imports included', () => {
    expect(importCycles(modules)).toEqual([]);
  });

  it.each([
    'src/',
    'src/shared/',
    'src/shop/',
    'src/admin/',
    'core/',
    'core/domain/',
    'core/storefront/',
    'core/admin/',
    'core/backend/',
    'adapters/',
  ])('do not exist between the folders of %s', (parent) => {
    const folders = foldersAsModules(modules, parent);
    expect(folders.length).toBeGreaterThan(1);
    expect(importCycles(folders)).toEqual([]);
  });

  it('are found between folders whose files form none', () => {
    const files = [
      { path: 'src/cart/A.ts', imports: ['src/wishlist/B.ts', 'src/cart/C.ts'] },
      { path: 'src/cart/C.ts', imports: ['core/domain/C.ts'] },
      { path: 'src/wishlist/B.ts', imports: [] },
      { path: 'src/wishlist/D.ts', imports: ['src/cart/C.ts'] },
      { path: 'src/shop/open/App.tsx', imports: ['src/cart/A.ts'] },
    ];
    expect(importCycles(files)).toEqual([]);
    expect(importCycles(foldersAsModules(files, 'src/'))).toEqual([['cart', 'wishlist']]);
  });

  it('are found, however long they are', () => {
    const cycle = [
      { path: 'a.ts', imports: ['b.ts', 'react'] },
      { path: 'b.ts', imports: ['c.ts'] },
      { path: 'c.ts', imports: ['a.ts', 'd.ts'] },
      { path: 'd.ts', imports: ['d.ts'] },
      { path: 'e.ts', imports: ['a.ts'] },
    ];
    expect(importCycles(cycle)).toEqual([['a.ts', 'b.ts', 'c.ts'], ['d.ts']]);
  });
});

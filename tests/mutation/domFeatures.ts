import { beforeAll } from 'vitest';
import { testScenarios } from './testScenarios.ts';

/** What the shop loads later. While Vitest compiles it, a scenario would wait for it in vain. */
const loadedLater = import.meta.glob([
  '../../src/{shared,shop}/**/*.tsx',
  '../../src/shop/{wiring,layout,open}/**/*.ts',
  '../../adapters/{toast,http,web-share,local-storage}/*.ts',
  '../../core/{domain,storefront}/**/*.ts',
  '!**/*.test.*',
  '!**/testing/**',
  '!../../src/shop/main.tsx',
  '!../../src/shop/documents/**',
  '!../../src/shop/wiring/{mock,static}.ts',
]);

beforeAll(async () => {
  await import('../../features/drive/screen/dom/browserWindow.ts');
  for (const load of Object.values(loadedLater)) await load();
});
await testScenarios('dom');

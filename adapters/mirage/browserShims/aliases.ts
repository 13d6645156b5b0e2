import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const shim = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/**
 * Shims of Node's modules for browser bundles with the mock back-end; for the bundler's `resolve.alias`. With them jsonwebtoken has
 * a tenth of its size with complete polyfills.
 */
export const mockBackEndAliases: readonly { readonly find: RegExp; readonly replacement: string }[] = [
  { find: /^(node:)?crypto$/, replacement: shim('./crypto.ts') },
  { find: /^(node:)?stream$/, replacement: shim('./stream.cjs') },
  { find: /^(node:)?util$/, replacement: shim('./util.ts') },
  { find: /^semver$/, replacement: shim('./semver.ts') },
  { find: /^buffer$/, replacement: resolve('buffer/') },
];

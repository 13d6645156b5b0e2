import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const shim = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/**
 * What stands in for Node's modules where the mock back-end is bundled for a browser; for the bundler's `resolve.alias`,
 * and for such bundles only. jsonwebtoken then weighs a tenth of what whole polyfills make of it.
 */
export const mockBackEndAliases: readonly { readonly find: RegExp; readonly replacement: string }[] = [
  { find: /^(node:)?crypto$/, replacement: shim('./crypto.ts') },
  { find: /^(node:)?stream$/, replacement: shim('./stream.cjs') },
  { find: /^(node:)?util$/, replacement: shim('./util.ts') },
  { find: /^semver$/, replacement: shim('./semver.ts') },
  { find: /^buffer$/, replacement: resolve('buffer/') },
];

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import { globSync } from 'tinyglobby';

/** One source file and everything it imports: files as paths from the project's root, packages by name. */
export type Module = { readonly path: string; readonly imports: readonly string[] };

const SOURCES = '{core,adapters,src,features,tests}/**/*.{ts,tsx,cjs}';

/** Reads every source file of the project. */
export function readModules(): readonly Module[] {
  return globSync(SOURCES, { ignore: ['**/*.d.ts'] })
    .toSorted()
    .map((path) => ({ path, imports: importsOf(path, readFileSync(path, 'utf8')) }));
}

/** What a source text imports, statically, dynamically or as a type. */
export function importsOf(path: string, source: string): readonly string[] {
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => quoted(source.slice(moduleRequest.start, moduleRequest.end))),
  ];
  return specifiers.map((specifier) => named(path, specifier));
}

function quoted(text: string): string {
  return text.replace(/^['"`]|['"`]$/g, '');
}

function named(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier)).replaceAll('\\', '/');
  if (specifier.startsWith('node:')) return 'node';
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}

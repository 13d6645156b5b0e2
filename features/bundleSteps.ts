import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { globSync } from 'tinyglobby';
import { type AssemblyName, assemblies } from './assemblies.ts';

/** Warnings about the libraries' own code: `eval`, and `use client` directives. */
const HARMLESS = ['EVAL', 'MODULE_LEVEL_DIRECTIVE'];
const RAW = '?raw';
const ENTRY = 'steps-of-the-specification';

/** The pages' screens, which the page table imports when one is opened: only the steps of `dom` open one. */
const SCREENS = /\/src\/(shop|admin)\/[\w/]+(\wPage\.tsx|\wTab\.tsx|linkPages\.ts)$/;

/** The packages of the back-end: they load native code, or files that lie next to theirs. */
const BACK_END = /^(@electric-sql\/|@fastify\/|@node-rs\/|fastify$|pg$|pino$|prom-client$)/;

type BundleOptions = {
  readonly assembly: AssemblyName;
  /** The folder for the bundle. */
  readonly folder: string;
  readonly sourcemap: boolean;
};

/**
 * Bundles all steps, and what they import on one assembly, into a few files, which load several times faster than the
 * sources. Returns the path of the file to import.
 */
export async function bundleSteps({ assembly, folder, sourcemap }: BundleOptions): Promise<string> {
  const isDom = assemblies[assembly].drive === 'screen/dom';
  const sources = ['features/drive/world.ts', ...globSync('features/steps/**/*.steps.ts').toSorted()];
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    external: [notIn(assembly), ...(isDom ? [] : [SCREENS]), /^@cucumber\//, /^node:/, BACK_END, 'playwright-core'],
    resolve: { conditionNames: ['production', 'node', 'import', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
    onLog: (level, log, handle) => !HARMLESS.includes(log.code ?? '') && handle(level, log),
    plugins: [entryOf(sources), withoutStyles, rawTexts],
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    sourcemap,
    codeSplitting: false,
    // Testing Library prints a document by the names of its classes. A function that runs in the page must not refer to a helper of the bundler.
    keepNames: isDom,
    entryFileNames: 'steps.mjs',
    chunkFileNames: '[name].mjs',
  });
  return `${folder}/steps.mjs`;
}

/** Matches what only other assemblies load. */
function notIn(assembly: AssemblyName): RegExp {
  const { drive, behind } = assemblies[assembly];
  // Scenarios of the real shop have its server behind them where others have fakes.
  const own = [drive, behind, ...(behind === 'fake' ? ['server'] : [])];
  const others = ['view-models', 'screen/dom', 'screen/browser', 'mock', 'server'].filter((one) => !own.includes(one));
  // The mock has no admin.
  if (behind === 'mock') others.push('view-models/admin');
  return new RegExp(`/(drive|behind)/(${others.join('|')})/`);
}

function entryOf(sources: readonly string[]): Plugin {
  return {
    name: 'entry-of-all-steps',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) =>
      id === ENTRY
        ? sources.map((source) => `import ${JSON.stringify(`${process.cwd()}/${source}`)};`).join('\n')
        : null,
  };
}

/** Steps run without style sheets: a class has the name that it has in the source. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  load: (id) =>
    id.endsWith('.module.css')
      ? { code: 'export default new Proxy({}, { get: (_, name) => name });', moduleType: 'js' }
      : null,
};

/** Imports with `?raw` are texts, as in Vite. */
const rawTexts: Plugin = {
  name: 'raw-texts',
  resolveId: (id, importer) => (id.endsWith(RAW) ? join(dirname(importer ?? '.'), id) : null),
  load: async (id) =>
    id.endsWith(RAW) ? { code: await readFile(id.slice(0, -RAW.length), 'utf8'), moduleType: 'text' } : null,
};

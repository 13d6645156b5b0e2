import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { globSync } from 'tinyglobby';

/** Warnings about the libraries' own code: `eval`, and `use client` directives. */
const HARMLESS = ['EVAL', 'MODULE_LEVEL_DIRECTIVE'];
const RAW = '?raw';
const ENTRY = 'steps-of-the-specification';

/** The pages' screens, which the page table imports when one is opened: only the steps of `dom` open one. */
const SCREENS = /\/src\/shop\/[\w/]+\w(Page|Tab)\.tsx$/;

/** The packages of the back-end: they load native code, or files that lie next to theirs. */
const BACK_END = /^(@electric-sql\/|@fastify\/|@node-rs\/|fastify$|pg$|pino$|prom-client$)/;

/**
 * Bundles all steps, and what they import on one assembly, into a few files, which load several times faster than the
 * sources. Returns the path of the file to import.
 */
export async function bundleSteps({ assembly, folder, sourcemap }) {
  const otherAssemblies = new RegExp(`/(?!${assembly})(memory|dom|mirage|server|asking|browser)\\.ts$`);
  const sources = ['features/drive/world.ts', ...globSync('features/steps/*.steps.ts').toSorted()];
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    external: [
      otherAssemblies,
      ...(assembly === 'dom' ? [] : [SCREENS]),
      /^@cucumber\//,
      /^node:/,
      BACK_END,
      'playwright-core',
    ],
    resolve: { conditionNames: ['production', 'node', 'import', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
    onLog: (level, log, handle) => !HARMLESS.includes(log.code) && handle(level, log),
    plugins: [entryOf(sources), withoutStyles, rawTexts],
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    sourcemap,
    codeSplitting: false,
    // Testing Library prints a document by the names of its classes. A function that runs in the page must not refer to a helper of the bundler.
    keepNames: assembly === 'dom',
    entryFileNames: 'steps.mjs',
    chunkFileNames: '[name].mjs',
  });
  return `${folder}/steps.mjs`;
}

function entryOf(sources) {
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
const withoutStyles = {
  name: 'without-styles',
  load: (id) =>
    id.endsWith('.module.css')
      ? { code: 'export default new Proxy({}, { get: (_, name) => name });', moduleType: 'js' }
      : null,
};

/** Imports with `?raw` are texts, as in Vite. */
const rawTexts = {
  name: 'raw-texts',
  resolveId: (id, importer) => (id.endsWith(RAW) ? join(dirname(importer), id) : null),
  load: async (id) =>
    id.endsWith(RAW) ? { code: await readFile(id.slice(0, -RAW.length), 'utf8'), moduleType: 'text' } : null,
};

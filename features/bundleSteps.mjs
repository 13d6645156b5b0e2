import { rolldown } from 'rolldown';
import { globSync } from 'tinyglobby';

/** Libraries evaluate code on purpose, and say which of their modules a server must not render. */
const HARMLESS = ['EVAL', 'MODULE_LEVEL_DIRECTIVE'];
const ENTRY = 'steps-of-the-specification';

/** The pages' screens, which the page table imports when one is opened: only the steps of `dom` open one. */
const SCREENS = /\/src\/\w+\/\w+(Page|Tab)\.tsx$/;

/**
 * Bundles all steps, and what stands behind them on one assembly, into a few files: they load several times faster than
 * the sources. Answers the path of the file to import.
 */
export async function bundleSteps({ assembly, folder, sourcemap }) {
  const otherAssemblies = new RegExp(`/(?!${assembly})(memory|dom|mirage|browser)\\.ts$`);
  const sources = ['features/support/world.ts', ...globSync('features/steps/*.steps.ts').toSorted()];
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    external: [otherAssemblies, ...(assembly === 'dom' ? [] : [SCREENS]), /^@cucumber\//, /^node:/, 'playwright-core'],
    resolve: { conditionNames: ['production', 'node', 'import', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
    onLog: (level, log, handle) => !HARMLESS.includes(log.code) && handle(level, log),
    plugins: [entryOf(sources), withoutStyles],
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    sourcemap,
    codeSplitting: false,
    // Testing Library prints a document by the names of its classes. A function that runs in a browser's page must stay bare.
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

/** Nothing is laid out where steps run: a class is called as the style sheet's source calls it. */
const withoutStyles = {
  name: 'without-styles',
  load: (id) =>
    id.endsWith('.module.css')
      ? { code: 'export default new Proxy({}, { get: (_, name) => name });', moduleType: 'js' }
      : null,
};

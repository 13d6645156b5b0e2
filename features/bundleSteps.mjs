import { rolldown } from 'rolldown';
import { globSync } from 'tinyglobby';

const ENTRY = 'steps-of-the-specification';

/** The pages' screens, which the page table imports when one is opened: no step of these assemblies opens one. */
const SCREENS = /\/src\/\w+\/\w+(Page|Tab)\.tsx$/;

/**
 * Bundles all steps, and what stands behind them on one assembly, into a few files: they load several times faster than
 * the sources. Answers the path of the file to import.
 */
export async function bundleSteps({ assembly, folder, sourcemap }) {
  const otherAssemblies = new RegExp(`/(?!${assembly})(memory|mirage|browser)\\.ts$`);
  const sources = ['features/support/world.ts', ...globSync('features/steps/*.steps.ts').toSorted()];
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    external: [otherAssemblies, SCREENS, /^@cucumber\//, /^node:/, 'playwright-core'],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
    onLog: (level, log, handle) => log.code !== 'EVAL' && handle(level, log),
    plugins: [entryOf(sources)],
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    sourcemap,
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

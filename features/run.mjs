/**
 * Runs the living specification on one assembly: `node features/run.mjs memory|dom|mirage|server|asking|browser [cucumber options]`.
 * A run with fewer scenarios than the specification has is a failure, for cucumber itself is content with none.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { bundleSteps } from './bundleSteps.mjs';

const LEAST_SCENARIOS = { memory: 430, dom: 540, mirage: 430, server: 430, asking: 420, browser: 550 };
/** The assemblies that drive view-models: a scenario tagged `@screen` is about what only a screen shows. */
const WITHOUT_SCREEN = ['memory', 'mirage', 'server', 'asking'];
/** The number of processes that run the scenarios of an assembly which renders pages. */
const PARALLEL = { dom: 2, browser: 2 };
const [assembly = 'memory', ...options] = process.argv.slice(2);
const least = LEAST_SCENARIOS[assembly];
if (least === undefined) {
  throw new Error(`No such assembly: ${assembly}. There are ${Object.keys(LEAST_SCENARIOS).join(', ')}.`);
}

mkdirSync('reports', { recursive: true });
// With SPEC_PICTURES=1 the browser leaves a picture of the screen after each scenario, for the page of the specification.
if (process.env.SPEC_PICTURES && options.length === 0)
  rmSync('reports/specification', { recursive: true, force: true });
const { runConfiguration } = await loadConfiguration({ file: false, provided: options });
/** A run of a part of the specification is a developer's: its stack traces lead to the sources, at some cost in time. */
const narrowed = options.length > 0;
process.setSourceMapsEnabled(narrowed);
const configuration = {
  ...runConfiguration,
  sources: {
    ...runConfiguration.sources,
    paths: runConfiguration.sources.paths.length > 0 ? runConfiguration.sources.paths : ['features/**/*.feature'],
    tagExpression: [
      `not @not-${assembly}`,
      // The shop of `server`, which does not hold the catalogue.
      assembly === 'asking' && 'not @not-server',
      WITHOUT_SCREEN.includes(assembly) && 'not @screen',
      runConfiguration.sources.tagExpression,
    ]
      .filter(Boolean)
      .join(' and '),
  },
  support: {
    ...runConfiguration.support,
    importPaths: [await bundleSteps({ assembly, folder: `reports/features-${assembly}`, sourcemap: narrowed })],
  },
  runtime: {
    ...runConfiguration.runtime,
    parallel: PARALLEL[assembly] ?? 0,
    worldParameters: { assembly },
  },
  formats: {
    ...runConfiguration.formats,
    stdout: process.stdout.isTTY ? 'progress-bar' : 'summary',
    files: { ...runConfiguration.formats.files, [`reports/${assembly}.ndjson`]: 'message' },
    publish: false,
  },
};

let scenarios = 0;
const { success } = await runCucumber(configuration, {}, ({ testCaseStarted }) => {
  if (testCaseStarted !== undefined) scenarios += 1;
});
const tooFew = !narrowed && scenarios < least;
if (tooFew) console.error(`Only ${scenarios} scenarios ran on ${assembly}; the specification has at least ${least}.`);
process.exitCode = success && !tooFew ? 0 : 1;

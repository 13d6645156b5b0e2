/**
 * Runs the living specification on one assembly: `node features/run.mjs memory|dom|mirage|server|asking|browser [cucumber options]`,
 * or, with `--one-of-each-rule`, the first scenario of each rule that has none tagged `@screen`.
 * A run with other scenarios than the tags in the feature files demand is a failure, for cucumber itself is content with none.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { tsImport } from 'tsx/esm/api';

const { ASSEMBLIES, assemblies, tagExpression } = await tsImport('./assemblies.ts', import.meta.url);
const { bundleSteps } = await tsImport('./bundleSteps.ts', import.meta.url);
const { expectedScenarios } = await tsImport('./expectedScenarios.ts', import.meta.url);
const { oneOfEachRule } = await tsImport('./oneOfEachRule.ts', import.meta.url);
const { readFeatures } = await tsImport('./report/readFeatures.ts', import.meta.url);

const ONE_OF_EACH_RULE = '--one-of-each-rule';
const [assembly = 'memory', ...given] = process.argv.slice(2);
const options = given.filter((option) => option !== ONE_OF_EACH_RULE);
const chosen = given.includes(ONE_OF_EACH_RULE) ? oneOfEachRule(readFeatures(), assembly) : undefined;
if (!ASSEMBLIES.includes(assembly)) {
  throw new Error(`No such assembly: ${assembly}. There are ${ASSEMBLIES.join(', ')}.`);
}

mkdirSync('reports', { recursive: true });
// With SPEC_PICTURES=1 the browser leaves a picture of the screen after each scenario, for the page of the specification.
if (process.env.SPEC_PICTURES && given.length === 0) rmSync('reports/specification', { recursive: true, force: true });
const { runConfiguration } = await loadConfiguration({ file: false, provided: options });
const { sources } = runConfiguration;
/** A run of a part of the specification is a developer's: its stack traces lead to the sources, at some cost in time. */
const isPart = sources.paths.length > 0 || sources.names.length > 0 || sources.tagExpression !== '';
process.setSourceMapsEnabled(isPart);
const configuration = {
  ...runConfiguration,
  sources: {
    ...sources,
    paths: chosen ?? (sources.paths.length > 0 ? sources.paths : ['features/**/*.feature']),
    tagExpression: [tagExpression(assembly), sources.tagExpression && `(${sources.tagExpression})`]
      .filter(Boolean)
      .join(' and '),
  },
  support: {
    ...runConfiguration.support,
    importPaths: [await bundleSteps({ assembly, folder: `reports/features-${assembly}`, sourcemap: isPart })],
  },
  runtime: {
    ...runConfiguration.runtime,
    parallel: assemblies[assembly].processes ?? 0,
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
const expected = chosen?.length ?? expectedScenarios('features', assembly);
const isComplete = scenarios > 0 && (isPart || scenarios === expected);
if (!isComplete) {
  console.error(`${scenarios} scenarios ran on ${assembly}; the feature files demand ${expected}.`);
}
process.exitCode = success && isComplete ? 0 : 1;

import { countCucumber, countVitest } from './counts.ts';
import type { Stage } from './Stage.ts';

const MINUTE_MS = 60_000;

const command = (name: string, commandLine: string): Stage => ({ name, command: commandLine, limitMs: 3 * MINUTE_MS });

const vitest = (name: string, options = ''): Stage => ({
  ...command(name, `npx vitest run ${options} --reporter=dot --reporter=json --outputFile.json=reports/${name}.json`),
  report: { path: `reports/${name}.json`, count: countVitest },
});

const features = (assembly: string): Stage => ({
  ...command(`features on ${assembly}`, `node features/run.mjs ${assembly}`),
  report: { path: `reports/${assembly}.ndjson`, count: countCucumber },
});

/** Keeps two cores busy for minutes. */
const inBrowser = (stage: Stage, ...builds: readonly string[]): Stage => ({
  ...stage,
  needs: ['browser to test with', ...builds],
  cores: 2,
  limitMs: 12 * MINUTE_MS,
});

/** Every check of `npm test`. A stage stands after those that it waits for. */
export const stages: readonly Stage[] = [
  { ...command('browser to test with', 'node --import tsx tests/findBrowser/main.ts'), limitMs: 20 * MINUTE_MS },
  vitest('unit'),
  command('types', 'npx tsc -p .'),
  command('types of the core alone', 'npx tsc -p core'),
  command('lint and format', 'npx biome check .'),
  features('memory'),
  features('mirage'),
  command('build for the features', 'npm run build:features'),
  command('production build', 'npm run build'),
  command('demo build', 'npm run build:demo'),
  inBrowser(features('browser'), 'build for the features'),
  inBrowser(vitest('browser', '--config tests/browser/vitest.config.ts'), 'production build', 'demo build'),
  {
    ...command('living specification', 'npm run spec'),
    follows: ['unit', 'features on memory', 'features on mirage', 'features on browser', 'browser'],
  },
];

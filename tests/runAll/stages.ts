import type { Stage } from './Stage.ts';
import { check, features, proofs, vitest } from './stageKinds.ts';

const MINUTE_MS = 60_000;
const BROWSER = 'browser to test with';

/** Takes minutes, and runs alone: on a machine that is too busy, pages are later than tests wait for. */
const inBrowser = (stage: Stage, ...builds: readonly string[]): Stage => ({
  ...stage,
  needs: [BROWSER, ...builds],
  cores: 2,
  limitMs: 15 * MINUTE_MS,
});

/** Every check of `npm test`. A stage stands after those that it waits for. */
export const stages: readonly Stage[] = [
  { ...check(BROWSER, 'node --import tsx tests/findBrowser/main.ts'), limitMs: 30 * MINUTE_MS },
  vitest('unit'),
  check('types', 'npx tsc -p .'),
  check('types of the core alone', 'npx tsc -p core'),
  check('lint and format', 'npx biome check .'),
  check('production build', 'npm run build'),
  check('demo build', 'npm run build:demo'),
  features('memory'),
  features('mirage'),
  features('server'),
  features('asking'),
  features('dom'),
  inBrowser(features('browser'), 'production build'),
  inBrowser(vitest('browser', '--config tests/browser/vitest.config.ts'), 'production build', 'demo build'),
  { ...proofs('quick'), needs: ['production build'] },
  {
    ...check('living specification', 'npm run spec'),
    follows: [
      ...['unit', 'features on memory', 'features on dom', 'features on mirage', 'features on server'],
      ...['features on asking', 'features on browser', 'browser'],
    ],
  },
];

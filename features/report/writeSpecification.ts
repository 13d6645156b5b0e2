/**
 * Writes the living specification as one page for product owners, `reports/specification.html`, from the results of the
 * latest runs. `--since COMMIT` marks what is new and changed. Fails when no scenario or test that passed proves a statement,
 * or a tag or title names none.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allStatements } from '../statements/allStatements.ts';
import { changesSince } from './changes.ts';
import { pageParts } from './page/pageParts.ts';
import { specificationPage } from './page/specificationPage.ts';
import { PICTURES } from './pictureName.ts';
import { readEdition } from './readEdition.ts';
import { readFeatures } from './readFeatures.ts';
import { readRunResults } from './readRunResults.ts';
import { readTestResults } from './readTestResults.ts';
import { specificationModel, stateOf, tallies } from './specificationModel.ts';

const PAGE = 'reports/specification.html';

const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
const edition = { sections: allStatements, features: readFeatures() };
const model = specificationModel({
  ...edition,
  ...readTestResults(),
  runs: readRunResults(),
  changes: since === undefined ? undefined : changesSince(since, await readEdition(since), edition),
  pictures: new Set(existsSync(PICTURES) ? readdirSync(PICTURES) : []),
  madeAt: Date.now(),
});
mkdirSync('reports', { recursive: true });
writeFileSync(PAGE, specificationPage(model, await pageParts()));

const { links, unproved, unknown, duplicate } = model.trace;
console.log(`${links.size} statements, ${model.examples.length} scenarios: ${PAGE}`);
for (const [assembly, { excluded, ...others }] of tallies(model.examples)) {
  const demanded = others.passed + others.failed + others['not run'];
  console.log(
    `${assembly} runs ${demanded} scenarios, each row of an Examples table counted, and leaves out ${excluded}.`,
  );
}
const waiting = [...links.values()].filter((link) => stateOf(link, model) === 'waits').length;
if (waiting > 0) console.error(`${waiting} statements have no proof because not everything has run since it changed.`);
else for (const id of unproved) console.error(`No scenario and no test that passed proves statement ${id}.`);
for (const id of unknown) console.error(`There is no statement ${id}.`);
for (const id of duplicate) console.error(`More than one statement is named ${id}.`);
process.exitCode = unproved.length + unknown.length + duplicate.length === 0 ? 0 : 1;

/**
 * Writes the living specification as one page for product owners, `reports/specification.html`, from the results of the
 * latest runs. Fails when no scenario or test that passed proves a statement, or a tag or title names none.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allStatements } from '../statements/allStatements.ts';
import { ASSEMBLIES } from './assemblies.ts';
import { specificationPage } from './page/specificationPage.ts';
import { readFeatures } from './readFeatures.ts';
import { readRunResults } from './readRunResults.ts';
import { readTestResults } from './readTestResults.ts';
import { excludedFrom, specificationModel } from './specificationModel.ts';

const PAGE = 'reports/specification.html';
const STYLES = ['base', 'masthead', 'statements', 'examples', 'print'].map((name) => `page/${name}.css`);
const textOf = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

const styles = ['../../src/shared/ui/styles/tokens.css', ...STYLES].map(textOf).join('');
const model = specificationModel({
  sections: allStatements,
  features: readFeatures(),
  tests: readTestResults(),
  runs: readRunResults(),
  madeAt: Date.now(),
});
mkdirSync('reports', { recursive: true });
writeFileSync(PAGE, specificationPage(model, styles));

const { links, unproved, unknown, duplicate } = model.trace;
console.log(`${links.size} statements, ${model.examples.length} scenarios: ${PAGE}`);
for (const assembly of ASSEMBLIES) {
  console.log(`${assembly} leaves out ${excludedFrom(model.examples, assembly).length} scenarios, each with a reason.`);
}
for (const id of unproved) console.error(`No scenario and no test that passed proves statement ${id}.`);
for (const id of unknown) console.error(`There is no statement ${id}.`);
for (const id of duplicate) console.error(`More than one statement is named ${id}.`);
process.exitCode = unproved.length + unknown.length + duplicate.length === 0 ? 0 : 1;

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssemblyName } from './assemblies.ts';
import { isExcluded } from './report/exclusions.ts';
import { parseFeature } from './report/parseFeature.ts';

/**
 * The number of scenarios that an assembly has to run, by the tags in the feature files of a folder, each row of an `Examples:`
 * table counted as one. Finds the files and reads the tags without cucumber, whose own selection is compared with it.
 */
export function expectedScenarios(folder: string, assembly: AssemblyName): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.feature'));
  const cases = files
    .map((path) => parseFeature(path, readFileSync(join(folder, path), 'utf8')))
    .flatMap(({ rules }) => rules.flatMap(({ scenarios }) => scenarios.flatMap((scenario) => scenario.cases)));
  return cases.filter((one) => !isExcluded(one, assembly)).length;
}

import { ASSEMBLIES } from '../../assemblies.ts';
import type { Change } from '../changes.ts';
import type { Example } from '../specificationModel.ts';
import type { TestResult } from '../testResults.ts';
import { type Html, html } from './html.ts';

/** The attributes by which the page's script finds what proves an item and how it has changed. */
export function itemData(examples: readonly Example[], tests: readonly TestResult[], change: Change | undefined): Html {
  const passedOn = ASSEMBLIES.filter((assembly) =>
    examples.some(({ outcomes }) => outcomes.get(assembly)?.includes('passed')),
  );
  const by = [...passedOn, ...(tests.some(({ hasPassed }) => hasPassed) ? ['tests'] : [])];
  return html` data-by="${by.join(' ')}"${change === undefined ? undefined : html` data-change="${change}"`}`;
}

/** The word beside something that is new or changed. */
export function changeChip(change: Change | undefined): Html | undefined {
  return change === undefined ? undefined : html`<span class="chip">${change}</span> `;
}

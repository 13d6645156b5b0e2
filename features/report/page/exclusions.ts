import type { Example, SpecificationModel } from '../specificationModel.ts';
import { type Html, html } from './html.ts';
import { missingOn } from './missingOn.ts';
import { byRule } from './rule.ts';
import { spoken } from './step.ts';
import { counted } from './words.ts';

/** Every example that does not run everywhere, folded, with the reason; nothing where all do. */
export function exclusions({ examples }: SpecificationModel): Html | undefined {
  const excluded = examples.filter((example) => missingOn(example) !== undefined);
  if (excluded.length === 0) return undefined;
  return html`<details class="rule"><summary><span class="name">What is left out, and why</span>
<span class="count">${counted(excluded.length, 'example')}</span></summary>
<ul class="excluded">${byRule(excluded).map(ruleOfExcluded)}</ul></details>`;
}

function ruleOfExcluded(examples: readonly Example[]): Html {
  const reasons = [...new Set(examples.map(missingOn))];
  return html`<li><strong>${examples[0]?.rule.name}</strong><ul>${examples.map(
    ({ scenario }) => html`<li>${spoken(scenario.name)}</li>`,
  )}</ul>${reasons.map((reason) => html`<p class="reason">${reason}</p>`)}</li>`;
}

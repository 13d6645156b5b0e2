import { type Example, tallies } from '../specificationModel.ts';
import { exampleView } from './example.ts';
import { type Html, html } from './html.ts';
import { marks } from './marks.ts';
import { stepList } from './step.ts';
import { counted } from './words.ts';

/** The examples of one rule, collapsible under the rule's name. */
export function ruleView(examples: readonly Example[]): Html {
  const [first] = examples;
  if (first === undefined) return html``;
  const { feature, rule } = first;
  return html`<details class="rule">
<summary><span class="sentence"><span class="eyebrow">${feature.name}</span>
<span class="name">${rule.name === '' ? feature.name : rule.name}</span></span>
<span class="count">${counted(examples.length, 'example')}</span> ${marks(tallies(examples))}</summary>
${rule.background.length > 0 ? html`<div class="background"><p>Each begins so</p>${stepList(rule.background)}</div>` : undefined}
${examples.map(exampleView)}
</details>`;
}

/** Groups examples by rule, in their order. */
export function byRule(examples: readonly Example[]): readonly (readonly Example[])[] {
  const rules = [...new Set(examples.map(({ rule }) => rule))];
  return rules.map((rule) => examples.filter((example) => example.rule === rule));
}

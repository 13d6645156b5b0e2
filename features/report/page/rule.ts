import { wordParts } from '../glossary.ts';
import { placeOf } from '../journey.ts';
import { type Example, type SpecificationModel, tallies } from '../specificationModel.ts';
import { exampleView, hasRun } from './example.ts';
import { type Html, html } from './html.ts';
import { changeChip } from './item.ts';
import { linkedWords, wordLink } from './linkedWords.ts';
import { marks } from './marks.ts';
import { stepList } from './step.ts';
import { counted } from './words.ts';

/** A rule, collapsible, with all its examples and the statements that they prove. */
export function ruleView(examples: readonly Example[], model: SpecificationModel): Html {
  const [first] = examples;
  if (first === undefined) return html``;
  const { rule } = first;
  return html`<details class="rule holder${examples.some(hasRun) ? '' : ' unrun'}" id="${placeOfRule(first)}">
<summary><span class="name">${changeChip(model.changes?.rules.get(rule))}${ruleName(first)}</span>
<span class="count">${counted(examples.length, 'example')}</span> ${marks(tallies(examples))}</summary>
${rule.description === '' ? undefined : html`<p class="said">${linkedWords(rule.description)}</p>`}${linksOf(first, examples)}
${rule.background.length > 0 ? html`<div class="background"><p>Each begins so</p>${stepList(rule.background)}</div>` : undefined}
${examples.map((example) => exampleView(example, model))}
</details>`;
}

/** The words of a rule that the glossary explains, for a link may not be in a summary, and the statements that its examples prove. */
function linksOf(first: Example, examples: readonly Example[]): Html {
  const words = wordParts(ruleName(first)).flatMap(({ word }) => word ?? []);
  const ids = [...new Set(examples.flatMap((example) => example.ids))];
  return html`<p class="links">${words.length > 0 ? 'Words: ' : undefined}${words.map((word) => html`${wordLink(word, word.word)} `)}${
    ids.length > 0 ? 'Proves: ' : undefined
  }${ids.map((id) => html`<a href="#statement-${id}">${id}</a> `)}</p>`;
}

export function ruleName({ rule, feature }: Example): string {
  return rule.name === '' ? feature.name : rule.name;
}

/** The id of a rule's element. */
export function placeOfRule({ feature, rule }: Example): string {
  const words = `${placeOf(feature.uri)} ${rule.name}`.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `rule-${words.join('-')}`;
}

/** Groups examples by rule, in their order. */
export function byRule(examples: readonly Example[]): readonly (readonly Example[])[] {
  const rules = [...new Set(examples.map(({ rule }) => rule))];
  return rules.map((rule) => examples.filter((example) => example.rule === rule));
}

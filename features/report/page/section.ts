import { isSpecified, type Statement, type StatementSection } from '../../statements/Statement.ts';
import { areaOf } from '../journey.ts';
import { type Example, type SpecificationModel, type StatementState, stateOf, tallies } from '../specificationModel.ts';
import { type Html, html } from './html.ts';
import { changeChip, itemData } from './item.ts';
import { linkedWords } from './linkedWords.ts';
import { marks } from './marks.ts';
import { byRule, placeOfRule, ruleName } from './rule.ts';
import { testsView } from './tests.ts';
import { counted } from './words.ts';

/** The id of a section's element. */
export const placeOfSection = ({ key }: StatementSection): string => `section-${key}`;

const STATE_WORDS: Readonly<Record<StatementState, string | undefined>> = {
  proved: undefined,
  failed: 'What should prove this has failed.',
  waits: 'Not run since it changed.',
  unproved: 'Nothing that passed proves this.',
};

/** A section of the specification, collapsible: its statements, each with the rules and tests that prove it. */
export function sectionView(section: StatementSection, model: SpecificationModel): Html {
  const { title, statements } = section;
  const origin = isSpecified(section) ? `Section ${section.key}` : "The shop's own";
  const linksOf = statements.flatMap(({ id }) => model.trace.links.get(id)?.scenarios ?? []);
  return html`<details class="feature holder" id="${placeOfSection(section)}">
<summary><h3 class="name">${title}</h3> <span class="count">${counted(statements.length, 'statement')}</span> ${marks(tallies(linksOf))}
<span class="said">${origin}</span></summary>
${statements.map((statement) => statementView(statement, model))}
</details>`;
}

function statementView({ id, text }: Statement, model: SpecificationModel): Html {
  const link = model.trace.links.get(id) ?? { scenarios: [], tests: [] };
  const { scenarios, tests } = link;
  const state = stateOf(link, model);
  const change = model.changes?.statements.get(id);
  const areas = [...new Set(scenarios.map(({ feature }) => areaOf(feature.uri)))].join(' ');
  return html`<article class="statement item ${state}" id="statement-${id}" data-area="${areas}"${itemData(scenarios, tests, change)}>
<h4><a class="number" href="#statement-${id}">${id}</a> <span class="text">${changeChip(change)}${linkedWords(text)}</span>
${scenarios.length > 0 ? marks(tallies(scenarios)) : undefined}</h4>
<div class="proofs">${byRule(scenarios).map(ruleLink)}${testsView(tests)}${
    STATE_WORDS[state] === undefined ? undefined : html`<p class="reason">${STATE_WORDS[state]}</p>`
  }</div>
</article>`;
}

/** A rule's sentence, which leads to the rule. */
function ruleLink(examples: readonly Example[]): Html | undefined {
  const [first] = examples;
  if (first === undefined) return undefined;
  return html`<p class="rule-link"><a href="#${placeOfRule(first)}">${ruleName(first)}</a> <span class="count">${counted(examples.length, 'example')}</span></p>`;
}

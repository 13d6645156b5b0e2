import { isSpecified, type Statement, type StatementSection } from '../../statements/Statement.ts';
import { ASSEMBLIES } from '../assemblies.ts';
import { type SpecificationModel, tallies } from '../specificationModel.ts';
import { isProved } from '../trace.ts';
import { type Html, html } from './html.ts';
import { marks } from './marks.ts';
import { byRule, ruleView } from './rule.ts';
import { testsView } from './tests.ts';
import { ASSEMBLY_WORDS, counted } from './words.ts';

/** The id of a section's element. */
export const placeOfSection = ({ key }: StatementSection): string => `section-${key}`;

/** The legend of the four symbols beside each statement; each symbol has an accessible name too. */
const legend = html`<p class="key" aria-hidden="true">${ASSEMBLIES.map((one) => html`<span>${ASSEMBLY_WORDS[one].title}</span>`)}</p>`;

/** A section of the specification: its statements, each with the scenarios and tests that cover it. */
export function sectionView(section: StatementSection, model: SpecificationModel): Html {
  const { key, title, statements } = section;
  const origin = isSpecified(section) ? `Section ${key}` : "The shop's own";
  return html`<section id="${placeOfSection(section)}" aria-labelledby="title-${key}">
<header><p class="eyebrow">${origin} · ${counted(statements.length, 'statement')}</p>
<h2 id="title-${key}">${title}</h2>${legend}</header>
${statements.map((statement) => statementView(statement, model))}
</section>`;
}

function statementView({ id, text }: Statement, model: SpecificationModel): Html {
  const link = model.trace.links.get(id) ?? { scenarios: [], tests: [] };
  const { scenarios, tests } = link;
  return html`<article class="statement" id="statement-${id}">
<h3><a class="number" href="#statement-${id}">${id}</a> <span class="text">${text}</span>
${scenarios.length > 0 ? marks(tallies(scenarios)) : undefined}</h3>
<div class="proofs">${byRule(scenarios).map(ruleView)}${testsView(tests)}${
    isProved(link) ? undefined : html`<p class="reason">Nothing that passed proves this.</p>`
  }</div>
</article>`;
}

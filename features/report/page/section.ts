import type { Statement, StatementSection } from '../../statements/Statement.ts';
import { ASSEMBLIES } from '../assemblies.ts';
import { type SpecificationModel, tallies } from '../specificationModel.ts';
import { type Html, html } from './html.ts';
import { marks } from './marks.ts';
import { byRule, ruleView } from './rule.ts';
import { testsView } from './tests.ts';
import { ASSEMBLY_WORDS, counted } from './words.ts';

/** The id of a section's place on the page. */
export const placeOfSection = ({ number }: StatementSection): string => `section-${number}`;

/** What the three signs beside each statement stand for; each sign says so itself, too. */
const key = html`<p class="key" aria-hidden="true">${ASSEMBLIES.map((one) => html`<span>${ASSEMBLY_WORDS[one].title}</span>`)}</p>`;

/** A section of the specification: its statements, each with what proves it. */
export function sectionView(section: StatementSection, model: SpecificationModel): Html {
  const { number, title, statements } = section;
  return html`<section id="${placeOfSection(section)}" aria-labelledby="title-${number}">
<header><p class="eyebrow">Section ${number} · ${counted(statements.length, 'statement')}</p>
<h2 id="title-${number}">${title}</h2>${key}</header>
${statements.map((statement) => statementView(statement, model))}
</section>`;
}

function statementView({ id, text }: Statement, model: SpecificationModel): Html {
  const { scenarios, tests } = model.trace.links.get(id) ?? { scenarios: [], tests: [] };
  const isProved = scenarios.length + tests.length > 0;
  return html`<article class="statement" id="statement-${id}">
<h3><a class="number" href="#statement-${id}">${id}</a> <span class="text">${text}</span>
${scenarios.length > 0 ? marks(tallies(scenarios)) : undefined}</h3>
<div class="proofs">${byRule(scenarios).map(ruleView)}${testsView(tests)}${
    isProved ? undefined : html`<p class="reason">Nothing proves this yet.</p>`
  }</div>
</article>`;
}

import { ASSEMBLIES, type AssemblyName } from '../../assemblies.ts';
import { type SpecificationModel, stateOf, type Tally, tallies } from '../specificationModel.ts';
import { type Html, html } from './html.ts';
import { columnNames } from './step.ts';
import { ASSEMBLY_WORDS, classOf, moment, OUTCOME_SIGNS, OUTCOMES } from './words.ts';

/** The figures at the top of the page. */
export function figures(model: SpecificationModel): Html {
  const { trace, examples } = model;
  const waits = [...trace.links.values()].filter((link) => stateOf(link, model) === 'waits').length;
  const unproved = trace.unproved.length - waits;
  const links = [...trace.links.values()];
  const byExamples = links.filter(({ scenarios }) => scenarios.length > 0).length;
  const byTests = links.filter(({ scenarios, tests }) => scenarios.length === 0 && tests.length > 0).length;
  const cases = examples.flatMap(({ scenario }) => scenario.cases).length;
  return html`<dl class="figures">
${figure(links.length, 'statements', 'what the shop promises')}
${figure(byExamples, 'told by examples', `and ${byTests} by engineers' tests alone`)}
${figure(examples.length, 'examples', `${cases} with every row of theirs`)}
${figure(unproved, 'unproved', unproved === 0 ? 'nothing is merely claimed' : 'to be seen to')}
${waits > 0 ? figure(waits, 'not run', 'since they changed') : undefined}
</dl>`;
}

function figure(value: number, name: string, note: string): Html {
  return html`<div><dt>${name}</dt><dd><strong>${value}</strong> <small>${note}</small></dd></div>`;
}

/** The table of the assemblies' outcomes. */
export function assembliesTable({ examples, runs }: SpecificationModel): Html {
  const all = tallies(examples);
  const startedAt = (assembly: AssemblyName) => runs.get(assembly)?.startedAt;
  return html`<table class="assemblies"><caption>How the examples went, each in six ways of putting the shop together</caption>
${columnNames(['Put together as', ...OUTCOMES.map((one) => html`<span class="${classOf(one)}">${OUTCOME_SIGNS[one]}</span> ${one}`), 'Run on'])}
<tbody>${ASSEMBLIES.map((assembly) => assemblyRow(assembly, all.get(assembly), startedAt(assembly)))}</tbody></table>`;
}

function assemblyRow(assembly: AssemblyName, tally: Tally | undefined, startedAt: number | undefined): Html {
  const { title, what } = ASSEMBLY_WORDS[assembly];
  return html`<tr><th scope="row">${title} <span>${what}</span></th>${OUTCOMES.map((outcome) => {
    const count = tally?.[outcome] ?? 0;
    return html`<td class="${classOf(outcome)}${count === 0 ? ' none' : ''}">${count}</td>`;
  })}<td class="when">${startedAt === undefined ? 'not yet' : moment(startedAt)}</td></tr>`;
}

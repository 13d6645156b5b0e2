import { ASSEMBLIES } from '../../assemblies.ts';
import type { ExampleTable } from '../FeatureText.ts';
import { type Example, overall, type SpecificationModel, tallies } from '../specificationModel.ts';
import { type Html, html } from './html.ts';
import { changeChip, itemData } from './item.ts';
import { marks, marksOf } from './marks.ts';
import { missingOn } from './missingOn.ts';
import { picturesView } from './pictures.ts';
import { columnNames, spoken, stepList } from './step.ts';

/** A collapsible scenario: its name and outcomes, and within it the steps, the rows of its examples and pictures. */
export function exampleView(example: Example, model: SpecificationModel): Html {
  const { scenario, ids } = example;
  const reason = missingOn(example);
  const change = model.changes?.scenarios.get(scenario);
  const tests = ids.flatMap((id) => model.trace.links.get(id)?.tests ?? []);
  return html`<details class="example item${hasRun(example) ? '' : ' unrun'}"${itemData([example], tests, change)}>
<summary><span class="name">${changeChip(change)}${spoken(scenario.name)}</span> ${marks(tallies([example]))}</summary>
${reason === undefined ? undefined : html`<p class="reason">${reason}</p>`}${stepList(scenario.steps)}${scenario.examples.length > 0 ? rowsView(example) : undefined}${picturesView(example, model)}
</details>`;
}

/** Whether any case of an example has run as it is now. */
export function hasRun(example: Example): boolean {
  return [...tallies([example]).values()].some((tally) => ['passed', 'failed'].includes(overall(tally)));
}

function rowsView(example: Example): Html {
  const tables = example.scenario.examples;
  const rowsBefore = (index: number) => tables.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 0);
  return html`<div class="rows">${tables.map((table, index) => tableView(example, table, rowsBefore(index)))}</div>`;
}

function tableView(example: Example, { name, header, rows }: ExampleTable, before: number): Html {
  const outcomesOf = (index: number) =>
    ASSEMBLIES.map((assembly) => [assembly, example.outcomes.get(assembly)?.[before + index] ?? 'not run'] as const);
  return html`<div class="scrolls"><table><caption>${name === '' ? 'Told for' : name}</caption>
${columnNames([...header, html`<span class="unseen">How it went</span>`])}
<tbody>${rows.map(
    (row, index) =>
      html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}<td class="went">${marksOf(outcomesOf(index))}</td></tr>`,
  )}</tbody></table></div>`;
}

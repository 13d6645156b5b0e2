import { ASSEMBLIES } from '../assemblies.ts';
import type { ExampleTable } from '../FeatureText.ts';
import { type Example, tallies } from '../specificationModel.ts';
import { type Html, html } from './html.ts';
import { marks, marksOf } from './marks.ts';
import { missingOn } from './missingOn.ts';
import { columnNames, spoken, stepList } from './step.ts';

/** A collapsible scenario: its name and outcomes, and within it the steps and the rows of its examples. */
export function exampleView(example: Example): Html {
  const { scenario } = example;
  const reason = missingOn(example);
  return html`<details class="example">
<summary><span class="name">${spoken(scenario.name)}</span> ${marks(tallies([example]))}</summary>
${reason === undefined ? undefined : html`<p class="reason">${reason}</p>`}${stepList(scenario.steps)}${scenario.examples.length > 0 ? rowsView(example) : undefined}
</details>`;
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

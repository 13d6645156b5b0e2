import type { StepText } from '../FeatureText.ts';
import { type Html, html } from './html.ts';

const SPOKEN = /("[^"]*"|<[^>]*>)/;
const COLUMN_NAME = /^[a-z][a-z -]*$/;

/** Steps as a list, each with its table. */
export function stepList(steps: readonly StepText[]): Html {
  return html`<ul class="steps">${steps.map(
    ({ keyword, text, table }) =>
      html`<li><span class="keyword">${keyword}</span> ${spoken(text)}${table.length > 0 ? stepTable(table) : undefined}</li>`,
  )}</ul>`;
}

/** A step's text, with quoted text and placeholders marked up. */
export function spoken(text: string): readonly Html[] {
  return text.split(SPOKEN).map((part, index) => {
    if (index % 2 === 0) return html`${part}`;
    return part.startsWith('<') ? html`<var>${part.slice(1, -1)}</var>` : html`<q>${spoken(part.slice(1, -1))}</q>`;
  });
}

/** A table, with or without a header row. */
function stepTable(rows: readonly (readonly string[])[]): Html {
  const [first = [], ...others] = rows;
  const isHeader = others.length > 0 && first.every((cell) => COLUMN_NAME.test(cell));
  return html`<div class="scrolls"><table>${isHeader ? columnNames(first) : undefined}<tbody>${(
    isHeader ? others : rows
  ).map((row) => html`<tr>${row.map((cell) => html`<td>${spoken(cell)}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** The header row of a table. */
export function columnNames(names: readonly (string | Html)[]): Html {
  return html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;
}

import type { TestResult } from '../testResults.ts';
import { type Html, html } from './html.ts';
import { classOf, counted, OUTCOME_SIGNS } from './words.ts';

/** The tests that name a statement, collapsible and by group. */
export function testsView(tests: readonly TestResult[]): Html | undefined {
  if (tests.length === 0) return undefined;
  const groups = [...new Set(tests.map(groupOf))];
  return html`<details class="tests">
<summary><span class="sentence"><span class="eyebrow">Checked by engineers</span>
<span class="name">${counted(tests.length, 'test')}</span></span></summary>
${groups.map((group) => groupView(tests.filter((test) => groupOf(test) === group)))}
</details>`;
}

function groupView(tests: readonly TestResult[]): Html {
  const [first] = tests;
  if (first === undefined) return html``;
  const group = first.titles.slice(0, -1).join(' › ');
  return html`<div class="group">${group === '' ? undefined : html`<p>${group}</p>`}
<ul>${tests.map(({ titles, outcome }) => html`<li><span class="mark ${classOf(outcome)}" role="img" aria-label="${outcome}">${OUTCOME_SIGNS[outcome]}</span> ${titles.at(-1)}</li>`)}</ul>
<p class="file">${first.where}</p></div>`;
}

const groupOf = ({ where, titles }: TestResult): string => [where, ...titles.slice(0, -1)].join('\n');

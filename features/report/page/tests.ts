import type { TestTitle } from '../findTests.ts';
import { type Html, html } from './html.ts';
import { counted } from './words.ts';

/** The tests that prove a statement beside its examples, folded, those of one group together. */
export function testsView(tests: readonly TestTitle[]): Html | undefined {
  if (tests.length === 0) return undefined;
  const groups = [...new Set(tests.map(groupOf))];
  return html`<details class="tests">
<summary><span class="sentence"><span class="eyebrow">Checked by engineers</span>
<span class="name">${counted(tests.length, 'test')}</span></span></summary>
${groups.map((group) => groupView(tests.filter((test) => groupOf(test) === group)))}
</details>`;
}

function groupView(tests: readonly TestTitle[]): Html {
  const [first] = tests;
  if (first === undefined) return html``;
  const group = first.titles.slice(0, -1).join(' › ');
  return html`<div class="group">${group === '' ? undefined : html`<p>${group}</p>`}
<ul>${tests.map(({ titles }) => html`<li>${titles.at(-1)}</li>`)}</ul>
<p class="file">${first.where}</p></div>`;
}

const groupOf = ({ where, titles }: TestTitle): string => [where, ...titles.slice(0, -1)].join('\n');

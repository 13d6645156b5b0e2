import { type SpecificationModel, stateOf } from '../specificationModel.ts';
import { type Html, html } from './html.ts';
import { counted } from './words.ts';

/** What is wrong with the specification itself or has failed: in red, above everything. */
export function troubles(model: SpecificationModel): Html | undefined {
  const { unproved, unknown, duplicate } = model.trace;
  const all = [
    ...unproved.filter((id) => !waits(id, model)).map((id) => `Nothing that passed proves statement ${id}.`),
    ...unknown.map((id) => `There is no statement ${id}.`),
    ...duplicate.map((id) => `More than one statement is named ${id}.`),
  ];
  return all.length === 0 ? undefined : html`<ul class="troubles">${all.map((one) => html`<li>${one}</li>`)}</ul>`;
}

/** What the latest runs left out: in grey, as one line. */
export function waiting(model: SpecificationModel): Html | undefined {
  const ids = model.trace.unproved.filter((id) => waits(id, model));
  if (ids.length === 0) return undefined;
  return html`<details class="waiting"><summary><span class="name">${counted(ids.length, 'statement')} not run since they changed</span></summary>
<p>${ids.map((id) => html`<a href="#statement-${id}">${id}</a> `)}</p></details>`;
}

function waits(id: string, model: SpecificationModel): boolean {
  const link = model.trace.links.get(id);
  return link !== undefined && stateOf(link, model) === 'waits';
}

/** How much is new, changed and removed since an earlier edition, and what is gone. */
export function changesNote({ changes }: SpecificationModel): Html | undefined {
  if (changes === undefined) return undefined;
  const { since, statements, rules, scenarios, removed } = changes;
  const count = (noun: string, all: ReadonlyMap<unknown, string>) => {
    const added = [...all.values()].filter((change) => change === 'new').length;
    return html`<li>${counted(added, `new ${noun}`)}, ${counted(all.size - added, `changed ${noun}`)}</li>`;
  };
  return html`<section class="changes" aria-labelledby="title-changes"><h2 id="title-changes">Since ${since}</h2>
<ul>${count('statement', statements)}${count('rule', rules)}${count('scenario', scenarios)}</ul>
${removed.length === 0 ? undefined : html`<details><summary><span class="name">${counted(removed.length, 'part')} removed</span></summary><ul>${removed.map((one) => html`<li><del>${one}</del></li>`)}</ul></details>`}
</section>`;
}

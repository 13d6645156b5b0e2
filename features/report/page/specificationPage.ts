import { isSpecified } from '../../statements/Statement.ts';
import type { SpecificationModel } from '../specificationModel.ts';
import { exclusions } from './exclusions.ts';
import { escaped, type Html, html, trusted } from './html.ts';
import { placeOfSection, sectionView } from './section.ts';
import { assembliesTable, figures } from './totals.ts';
import { moment, OUTCOME_SIGNS } from './words.ts';

/** The page for product owners as one file: it loads no other file and runs no script. */
export function specificationPage(model: SpecificationModel, styles: string): string {
  const { markup } = html`<body>
<a class="skip" href="#specification">Go to the specification</a>
<header class="masthead">
<p class="eyebrow">Creator Row · Living specification · ${moment(model.madeAt)}</p>
<h1>What the shop does, and how we know</h1>
<p class="lede">Every statement of the storefront's specification and every one of the shop's own, with the examples that tell it. The examples
are run, word for word, against the shop itself: what is marked ${OUTCOME_SIGNS.passed} was so when they last ran.</p>
${figures(model)}${troubles(model)}
<div class="wide">${assembliesTable(model)}</div>
${exclusions(model)}
</header>
<div class="columns">
${contents(model)}
<main id="specification">${model.sections.map((section) => sectionView(section, model))}</main>
</div>
</body>`;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped('Creator Row: living specification')}</title>
<style>${trusted(styles).markup}</style>
</head>
${markup}
</html>
`;
}

function contents({ sections }: SpecificationModel): Html {
  return html`<nav class="contents" aria-label="Sections"><ol>${sections.map(
    (section) =>
      html`<li><a href="#${placeOfSection(section)}"><span>${isSpecified(section) ? section.key : '+'}</span> ${section.title} <span>${section.statements.length}</span></a></li>`,
  )}</ol></nav>`;
}

function troubles({ trace: { unproved, unknown, duplicate } }: SpecificationModel): Html | undefined {
  const all = [
    ...unproved.map((id) => `Nothing that passed proves statement ${id}.`),
    ...unknown.map((id) => `There is no statement ${id}.`),
    ...duplicate.map((id) => `More than one statement is named ${id}.`),
  ];
  return all.length === 0 ? undefined : html`<ul class="troubles">${all.map((one) => html`<li>${one}</li>`)}</ul>`;
}

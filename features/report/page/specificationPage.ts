import { isSpecified } from '../../statements/Statement.ts';
import type { SpecificationModel } from '../specificationModel.ts';
import { exclusions } from './exclusions.ts';
import { glossaryView } from './glossary.ts';
import { escaped, type Html, html, trusted } from './html.ts';
import { journeyView } from './journey.ts';
import { legend } from './legend.ts';
import { changesNote, troubles, waiting } from './notes.ts';
import { placeOfSection, sectionView } from './section.ts';
import { toolbar } from './styles/toolbar.ts';
import { assembliesTable, figures } from './totals.ts';
import { moment, OUTCOME_SIGNS } from './words.ts';

/** The style sheets and the script of the page. */
export type PageParts = { readonly styles: string; readonly script: string };

/** The page for product owners as one file, which loads nothing but the pictures of scenarios beside it. */
export function specificationPage(model: SpecificationModel, { styles, script }: PageParts): string {
  const { markup } = html`<body>
<a class="skip" href="#specification">Go to the specification</a>
${masthead(model)}
${toolbar(model)}
<main id="specification" tabindex="-1">
${changesNote(model)}
${journeyView(model)}
${numbersView(model)}
</main>
${glossaryView()}
<script type="module">${trusted(script)}</script>
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

function masthead(model: SpecificationModel): Html {
  return html`<header class="masthead">
<p class="eyebrow">Creator Row · Living specification · ${moment(model.madeAt)}</p>
<h1>What the shop does, and how we know</h1>
<p class="lede">Every rule of the shop with the examples that tell it, and every statement of the storefront's specification with what proves it.
The examples are run, word for word, against the shop itself: what is marked ${OUTCOME_SIGNS.passed} was so when they last ran.</p>
${figures(model)}${troubles(model)}
<details class="runs"><summary><span class="name">How the examples went</span></summary>
<div class="wide">${assembliesTable(model)}</div>
${exclusions(model)}</details>
${waiting(model)}
</header>`;
}

/** The statements in the order of their numbers, section by section. */
function numbersView(model: SpecificationModel): Html {
  const { sections } = model;
  return html`<div class="order" id="by-number">
<nav class="contents" aria-label="Sections"><ol>${sections.map(
    (section) =>
      html`<li><a href="#${placeOfSection(section)}"><span>${isSpecified(section) ? section.key : '+'}</span> ${section.title} <span>${section.statements.length}</span></a></li>`,
  )}</ol></nav>
<div class="parts"><section class="holder" aria-labelledby="title-numbers">
<header><h2 id="title-numbers">By number</h2>${legend}</header>
${sections.map((section) => sectionView(section, model))}
</section></div>
</div>`;
}

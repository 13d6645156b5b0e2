import { ASSEMBLIES } from '../../../assemblies.ts';
import { areaOf } from '../../journey.ts';
import type { SpecificationModel } from '../../specificationModel.ts';
import { type Html, html } from '../html.ts';
import { ASSEMBLY_WORDS } from '../words.ts';

/** The search field, the filters and the choice of the order; without the page's script they stay hidden. */
export function toolbar({ features, changes }: SpecificationModel): Html {
  const areas = [...new Set(features.map(({ uri }) => areaOf(uri)))].toSorted();
  return html`<form class="toolbar" role="search" aria-label="Specification" hidden>
<label class="query">Search <input type="search" name="q" autocomplete="off" spellcheck="false"></label>
<label>Area <select name="area">${option('', 'all')}${areas.map((area) => option(area, area))}</select></label>
<label>Proven by <select name="by">${option('', 'anything')}${ASSEMBLIES.map((one) => option(one, ASSEMBLY_WORDS[one].title))}${option('tests', "engineers' tests")}${option('nothing', 'nothing that ran')}</select></label>
<label>Order <select name="order">${option('', 'by journey')}${option('number', 'by number')}</select></label>
${changes === undefined ? undefined : html`<label class="box"><input type="checkbox" name="changed" value="yes"> Changed since ${changes.since}</label>`}
<p class="found"><span role="status"></span> <button type="reset">Clear</button></p>
</form>`;
}

function option(value: string, words: string): Html {
  return html`<option value="${value}">${words}</option>`;
}

import { ASSEMBLIES } from '../../assemblies.ts';
import { html } from './html.ts';
import { ASSEMBLY_WORDS } from './words.ts';

/** The names of the assemblies above the columns of symbols; each symbol has an accessible name too. */
export const legend = html`<p class="key" aria-hidden="true">${ASSEMBLIES.map((one) => html`<span>${ASSEMBLY_WORDS[one].title}</span>`)}</p>`;

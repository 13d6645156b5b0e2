import type { AssemblyName } from '../../assemblies.ts';
import { type Outcome, overall, type Tallies } from '../specificationModel.ts';
import { type Html, html } from './html.ts';
import { ASSEMBLY_WORDS, classOf, OUTCOME_SIGNS } from './words.ts';

/** The outcome of several cases on each assembly, as one symbol each. */
export function marks(all: Tallies): Html {
  return marksOf([...all].map(([assembly, tally]) => [assembly, overall(tally)]));
}

/** The outcome of one case on each assembly, as one symbol each. */
export function marksOf(outcomes: readonly (readonly [AssemblyName, Outcome])[]): Html {
  return html`<span class="marks">${outcomes.map(([assembly, outcome]) => mark(assembly, outcome))}</span>`;
}

function mark(assembly: AssemblyName, outcome: Outcome): Html {
  const words = `${ASSEMBLY_WORDS[assembly].title}: ${outcome}`;
  return html`<span class="mark ${classOf(outcome)}" role="img" aria-label="${words}" title="${words}">${OUTCOME_SIGNS[outcome]}</span>`;
}

import { type AssemblyName, WHOLE_ASSEMBLIES } from '../../assemblies.ts';
import { type Example, excludedFrom, type SpecificationModel } from '../specificationModel.ts';
import { type Html, html } from './html.ts';
import { spoken } from './step.ts';
import { ASSEMBLY_WORDS, counted } from './words.ts';

/** The examples that each assembly leaves out for a reason, collapsible and counted by reason. */
export function exclusions({ examples }: SpecificationModel): readonly (Html | undefined)[] {
  return WHOLE_ASSEMBLIES.map((assembly) => assemblyView(assembly, excludedFrom(examples, assembly)));
}

function assemblyView(assembly: AssemblyName, excluded: readonly Example[]): Html | undefined {
  if (excluded.length === 0) return undefined;
  const reasons = [...new Set(excluded.map(({ reason }) => reason))];
  return html`<details class="rule"><summary><span class="name">Left out on ${ASSEMBLY_WORDS[assembly].title}</span>
<span class="count">${counted(excluded.length, 'example')}</span></summary>
<ul class="excluded">${reasons.map((reason) => reasonView(reason, excluded))}</ul></details>`;
}

function reasonView(reason: string | undefined, excluded: readonly Example[]): Html {
  const examples = excluded.filter((example) => example.reason === reason);
  return html`<li><strong>${counted(examples.length, 'example')}: ${reason ?? 'no reason is given.'}</strong><ul>${examples.map(
    ({ scenario }) => html`<li>${spoken(scenario.name)}</li>`,
  )}</ul></li>`;
}

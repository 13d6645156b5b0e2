import { WHOLE_ASSEMBLIES } from '../../assemblies.ts';
import type { Example } from '../specificationModel.ts';
import { ASSEMBLY_WORDS } from './words.ts';

/** The assemblies that exclude cases of an example, and the reason; undefined without any. */
export function missingOn({ reason, outcomes }: Example): string | undefined {
  const without = WHOLE_ASSEMBLIES.filter((assembly) => outcomes.get(assembly)?.includes('excluded'));
  if (without.length === 0) return undefined;
  const names = without.map((assembly) => ASSEMBLY_WORDS[assembly].title).join(' and ');
  return `Not run on ${names}: ${reason ?? 'no reason is given.'}`;
}

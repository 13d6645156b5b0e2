import { creatorName } from './creatorName.ts';

/** Returns the handles of the creator whom this spelling names, with and without their `@`, in lower case; none for no name. */
export function handlesNamed(spelling: string): readonly string[] {
  const name = creatorName(spelling);
  if (name === '') return [];
  // A name that begins with an @ is that of another creator when its @ is left out.
  return name.startsWith('@') ? [`@${name}`] : [`@${name}`, name];
}

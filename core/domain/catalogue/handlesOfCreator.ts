import { creatorName } from './creatorName.ts';

/** Returns those of the catalogue's handles that are spellings of this one, with or without its `@` and in any case. */
export function handlesOfCreator(handles: readonly string[], handle: string): readonly string[] {
  const name = creatorName(handle);
  return handles.filter((other) => creatorName(other) === name);
}

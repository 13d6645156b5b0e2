import { memoryBackEndParts } from '../behind/fake/memoryBackEndParts.ts';
import type { Assembly } from './contracts/Assembly.ts';
import { viewModelAssembly } from './view-models/viewModelAssembly.ts';

/** View-models on in-memory fakes: the rules and the view-models, nothing else. */
export function memoryAssembly(backEnd = memoryBackEndParts()): Assembly {
  return viewModelAssembly(backEnd);
}

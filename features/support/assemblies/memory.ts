import { memoryBackEndParts } from '../backEnd/memoryBackEndParts.ts';
import { viewModelAssembly } from '../viewModels/viewModelAssembly.ts';
import type { Assembly } from './Assembly.ts';

/** View-models on in-memory fakes: the rules and the view-models, nothing else. */
export function memoryAssembly(backEnd = memoryBackEndParts()): Assembly {
  return viewModelAssembly(backEnd);
}

import type { ForTellingTime } from '../../../core/storefront/ports/browser/ForTellingTime.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';

/** How long a script chunk may take, in milliseconds. */
export const CHUNK_LIMIT_MS = 120_000;

/** Imports a script chunk; a chunk that fails, or takes longer than the limit, is refused with a `ChunkLoadError`. */
export function loadChunk<Chunk>(importer: () => Promise<Chunk>, clock: ForTellingTime): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const callOff = clock.after(CHUNK_LIMIT_MS, () =>
      reject(new ChunkLoadError(`A script chunk took longer than ${CHUNK_LIMIT_MS} ms`)),
    );
    Promise.resolve()
      .then(importer)
      .then(resolve, (cause) => reject(new ChunkLoadError('A script chunk failed to load', { cause })))
      .finally(callOff);
  });
}

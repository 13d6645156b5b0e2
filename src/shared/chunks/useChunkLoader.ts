import { useCallback } from 'react';
import { PENDING_WORK } from '../connection/tokens.ts';
import { PORTS } from '../container/portTokens.ts';
import { useShared } from '../container/ShopContext.tsx';
import { loadChunk } from './loadChunk.ts';

/** Imports script chunks, and counts each as pending work. */
export type ChunkLoader = <Chunk>(importer: () => Promise<Chunk>) => Promise<Chunk>;

export function useChunkLoader(): ChunkLoader {
  const clock = useShared(PORTS.clock);
  const pendingWork = useShared(PENDING_WORK);
  return useCallback(
    // React requests a chunk during rendering, when no state may change: the work is counted a moment later.
    (importer) => Promise.resolve().then(() => pendingWork.track(loadChunk(importer, clock))),
    [pendingWork, clock],
  );
}

import { useCallback } from 'react';
import { PENDING_WORK } from '../connection/tokens.ts';
import { PORTS } from '../container/portTokens.ts';
import { useShared } from '../container/ShopContext.tsx';
import { loadChunk } from './loadChunk.ts';

/** Imports script chunks; while one is on its way, the shop counts as busy. */
export type ChunkLoader = <Chunk>(importer: () => Promise<Chunk>) => Promise<Chunk>;

export function useChunkLoader(): ChunkLoader {
  const clock = useShared(PORTS.clock);
  const pendingWork = useShared(PENDING_WORK);
  return useCallback(
    // React asks for a chunk while it draws, when nothing may change: the loading counts a moment later.
    (importer) => Promise.resolve().then(() => pendingWork.track(loadChunk(importer, clock))),
    [pendingWork, clock],
  );
}

import { useCallback } from 'react';
import { PORTS } from '../composition/portTokens.ts';
import { useShared } from '../composition/ShopContext.tsx';
import { SHARED } from '../composition/viewModelTokens.ts';
import { loadChunk } from './loadChunk.ts';

/** Imports script chunks; while one is on its way, the shop counts as busy. */
export type ChunkLoader = <Chunk>(importer: () => Promise<Chunk>) => Promise<Chunk>;

export function useChunkLoader(): ChunkLoader {
  const clock = useShared(PORTS.clock);
  const activity = useShared(SHARED.activity);
  return useCallback(
    // React asks for a chunk while it draws, when nothing may change: the loading counts a moment later.
    (importer) => Promise.resolve().then(() => activity.track(loadChunk(importer, clock))),
    [activity, clock],
  );
}

import { useState } from 'react';
import { PORTS } from '../composition/portTokens.ts';
import { useShared } from '../composition/ShopContext.tsx';
import { SHARED } from '../composition/viewModelTokens.ts';
import { loadChunk } from './loadChunk.ts';
import { makePages, type Pages } from './pages.ts';

/** The shop's pages; while a page's chunk is on its way, the shop counts as busy. */
export function usePages(): Pages {
  const clock = useShared(PORTS.clock);
  const activity = useShared(SHARED.activity);
  const [pages] = useState(() =>
    // React asks for a chunk while it draws, when nothing may change: the loading counts a moment later.
    makePages((importer) => Promise.resolve().then(() => activity.track(loadChunk(importer, clock)))),
  );
  return pages;
}

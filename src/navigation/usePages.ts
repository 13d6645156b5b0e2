import { useState } from 'react';
import { type LoadedPages, makePages, type Pages } from './pages.ts';
import { useChunkLoader } from './useChunkLoader.ts';

/** The shop's pages, each fetched when it is first opened unless it has been loaded. */
export function usePages(loaded: LoadedPages): Pages {
  const load = useChunkLoader();
  const [pages] = useState(() => makePages(load, loaded));
  return pages;
}

import { useState } from 'react';
import { makePages, type Pages } from './pages.ts';
import { useChunkLoader } from './useChunkLoader.ts';

/** The shop's pages, each fetched when it is first opened. */
export function usePages(): Pages {
  const load = useChunkLoader();
  const [pages] = useState(() => makePages(load));
  return pages;
}

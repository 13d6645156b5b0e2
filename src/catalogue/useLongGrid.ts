import { type LazyExoticComponent, lazy } from 'react';
import { useChunkLoader } from '../navigation/useChunkLoader.ts';
import type { LongGrid } from './LongGrid.tsx';

let fetched: LazyExoticComponent<typeof LongGrid> | undefined;

/** The grid for many products, whose script is fetched when it is first needed: most shops never need it. */
export function useLongGrid(): LazyExoticComponent<typeof LongGrid> {
  const load = useChunkLoader();
  fetched ??= lazy(() => load(async () => ({ default: (await import('./LongGrid.tsx')).LongGrid })));
  return fetched;
}

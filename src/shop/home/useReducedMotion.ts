import { useSyncExternalStore } from 'react';
import { savesData } from '../../shared/ui/savesData.ts';
import { useMediaQuery } from '../../shared/ui/useMediaQuery.ts';

/** Whether videos must not autoplay or load: the shopper prefers reduced motion or saves data. */
export function useReducedMotion(): boolean {
  const wantsLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const wantsLessData = useMediaQuery('(prefers-reduced-data: reduce)');
  // A prerendered page must not fetch a video before the preference is known.
  const saves = useSyncExternalStore(never, savesData, () => true);
  return wantsLessMotion || wantsLessData || saves;
}

/** The data saver has no change event. */
function never(): () => void {
  return () => undefined;
}

import { useSyncExternalStore } from 'react';
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

/** Whether the browser saves data, where it reports that. */
function savesData(): boolean {
  const connection: unknown = typeof navigator === 'undefined' ? undefined : Reflect.get(navigator, 'connection');
  return Object(connection).saveData === true;
}

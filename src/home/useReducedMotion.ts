import { useSyncExternalStore } from 'react';
import { useMediaQuery } from '../ui/useMediaQuery.ts';

/** Whether videos must not play by themselves, nor be fetched: less motion or less data was asked for. */
export function useReducedMotion(): boolean {
  const wantsLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const wantsLessData = useMediaQuery('(prefers-reduced-data: reduce)');
  // A page that comes ready-made must not fetch a video before it is known whether it may.
  const saves = useSyncExternalStore(never, savesData, () => true);
  return wantsLessMotion || wantsLessData || saves;
}

/** The data saver is not changed while a page stands. */
function never(): () => void {
  return () => undefined;
}

/** The browser's data saver, where it tells. */
function savesData(): boolean {
  const connection: unknown = typeof navigator === 'undefined' ? undefined : Reflect.get(navigator, 'connection');
  return Object(connection).saveData === true;
}

import { useSyncExternalStore } from 'react';

/** Whether the component renders on the server, or takes over the HTML that the server has rendered. */
export function useIsServerHtml(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

function never(): () => void {
  return () => undefined;
}

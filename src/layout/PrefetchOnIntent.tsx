import { useEffect } from 'react';

type PrefetchOnIntentProps = {
  /** Fetches what the page at a path of this app needs. Must stay the same function. */
  readonly prefetch: (path: string) => void;
};

/** Prefetches a page as soon as the pointer or the focus is on a link to it. */
export function PrefetchOnIntent({ prefetch }: PrefetchOnIntentProps) {
  useEffect(() => {
    const look = ({ target }: Event) => {
      const path = target instanceof Element ? target.closest('a[href^="/"]')?.getAttribute('href') : undefined;
      if (path) prefetch(path);
    };
    const events = ['pointerover', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, look, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, look);
    };
  }, [prefetch]);
  return null;
}

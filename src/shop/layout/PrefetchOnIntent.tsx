import { useEffect } from 'react';

type PrefetchOnIntentProps = {
  /** Prefetches the page at a path. Must stay the same function. */
  readonly prefetch: (path: string) => void;
};

/** Prefetches a page as soon as the pointer or the focus is on a link to it. */
export function PrefetchOnIntent({ prefetch }: PrefetchOnIntentProps) {
  useEffect(() => {
    const prefetchLink = ({ target }: Event) => {
      const path = target instanceof Element ? target.closest('a[href^="/"]')?.getAttribute('href') : undefined;
      if (path) prefetch(path);
    };
    const events = ['pointerover', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, prefetchLink, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, prefetchLink);
    };
  }, [prefetch]);
  return null;
}

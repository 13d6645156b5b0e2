import { useEffect } from 'react';
import { CATALOGUE } from '../catalogue/tokens.ts';
import { useShared } from '../container/ShopContext.tsx';
import { pageBehind, prefetchPage } from '../navigation/prefetchPage.ts';

/** Fetches a page's script and a product's picture as soon as the pointer or the focus is on the way to them. */
export function PrefetchOnIntent() {
  const catalogue = useShared(CATALOGUE);
  useEffect(() => {
    const look = ({ target }: Event) => {
      const path = target instanceof Element ? target.closest('a[href^="/"]')?.getAttribute('href') : undefined;
      const page = path ? pageBehind(path) : undefined;
      if (page === undefined) return;
      prefetchPage(page, page === 'Product' ? catalogue.productById(path?.split('/').at(-1))?.picture : undefined);
    };
    const events = ['pointerover', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, look, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, look);
    };
  }, [catalogue]);
  return null;
}

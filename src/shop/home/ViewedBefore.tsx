import { type ComponentProps, useEffect, useState } from 'react';
import { LazyChunk } from '../../shared/chunks/LazyChunk.ts';
import { LazyPart } from '../../shared/chunks/LazyPart.tsx';
import { PORTS } from '../../shared/container/portTokens.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import type { RecentlyViewed } from '../product/RecentlyViewed.tsx';

/** Loaded for those who have viewed a product before. */
const recentlyViewed = new LazyChunk<ComponentProps<typeof RecentlyViewed>>(
  async () => (await import('../product/RecentlyViewed.tsx')).RecentlyViewed,
);

/** The products that were viewed before; at the end of the page, so that nothing moves when they come. */
export function ViewedBefore() {
  const viewedProducts = useShared(PORTS.viewedProducts);
  const [hasAny, setHasAny] = useState(false);
  useEffect(() => setHasAny(viewedProducts.keys().length > 0), [viewedProducts]);
  if (!hasAny) return null;
  return <LazyPart chunk={recentlyViewed} props={{}} loading={null} failed={() => null} />;
}

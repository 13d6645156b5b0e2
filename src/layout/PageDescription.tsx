import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CATALOGUE, LISTING } from '../catalogue/tokens.ts';
import { useShared } from '../container/ShopContext.tsx';
import { routeAt } from '../navigation/routeTable.ts';
import { describePage } from './describePage.ts';

/** Keeps the document's description true to the page that stands there. */
export const PageDescription = observer(function PageDescription() {
  const { pathname } = useLocation();
  const catalogue = useShared(CATALOGUE);
  const { title } = useShared(LISTING);
  const product = catalogue.productById(pathname.split('/').at(-1));
  const text = describePage(routeAt(pathname)?.page, { product, listing: title });
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', text);
  }, [text]);
  return null;
});

import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';

type PageChange = 'when the next page has loaded' | 'at once';

const SetPageChange = createContext<(change: PageChange) => void>(() => undefined);

/** The browser's router. A page stays visible until the next one has loaded, unless it asks to be hidden at once. */
export function ShopRouter({ children }: { readonly children: ReactNode }) {
  const [change, setChange] = useState<PageChange>('when the next page has loaded');
  return (
    <BrowserRouter useTransitions={change !== 'at once'}>
      <SetPageChange value={setChange}>{children}</SetPageChange>
    </BrowserRouter>
  );
}

/**
 * Hides the page that calls it as soon as the address changes, before the next page has loaded: what the shopper types must
 * not go into a form that is about to be removed.
 */
export function useHideOnNavigation(): void {
  const setChange = useContext(SetPageChange);
  useLayoutEffect(() => {
    setChange('at once');
    return () => setChange('when the next page has loaded');
  }, [setChange]);
}

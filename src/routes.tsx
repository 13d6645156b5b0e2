import { type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PORTS } from './container/portTokens.ts';
import { useShared } from './container/ShopContext.tsx';
import { NotFoundPage } from './layout/NotFoundPage.tsx';
import { PageBoundary } from './navigation/PageBoundary.tsx';
import type { LoadedPages } from './navigation/pages.ts';
import { paths } from './navigation/paths.ts';
import { usePages } from './navigation/usePages.ts';
import { RequireSession } from './session/RequireSession.tsx';
import { Skeleton } from './ui/Skeleton.tsx';

/** Which page stands at which address, and which of them are for shoppers only; `loaded` need not be fetched any more. */
export function ShopRoutes({ loaded }: { readonly loaded: LoadedPages }) {
  const pages = usePages(loaded);
  return (
    <PageFrame>
      <Routes>
        <Route path={paths.home} element={<pages.Home />} />
        <Route path={paths.listing} element={<pages.Listing />} />
        <Route path={paths.product(':productId')} element={<pages.Product />} />
        <Route path={paths.cart} element={guarded(<pages.Cart />)} />
        <Route path={paths.wishlist} element={guarded(<pages.Wishlist />)} />
        <Route path={paths.checkout} element={guarded(<pages.Checkout />)} />
        <Route path={paths.login} element={<pages.Login />} />
        <Route path={paths.signup} element={<pages.Signup />} />
        <Route path={paths.logout} element={<pages.Logout />} />
        <Route path={paths.profile} element={<pages.Profile />}>
          <Route index element={guarded(<pages.ProfileDetails />)} />
          <Route path={paths.orders} element={<pages.Orders />} />
          <Route path={paths.addresses} element={<pages.Addresses />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </PageFrame>
  );
}

function guarded(page: ReactNode): ReactNode {
  return <RequireSession>{page}</RequireSession>;
}

/** What every page stands in: something quiet while its chunk loads, a page of ours when it fails. */
function PageFrame({ children }: { readonly children: ReactNode }) {
  const log = useShared(PORTS.log);
  const { key } = useLocation();
  return (
    <PageBoundary log={log} place={key}>
      <Suspense fallback={<Skeleton label="Loading page" />}>{children}</Suspense>
    </PageBoundary>
  );
}

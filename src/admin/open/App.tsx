import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import type { StaffRole } from '../../../core/domain/staff/StaffRole.ts';
import { ErrorBoundary } from '../../shared/chunks/ErrorBoundary.tsx';
import { PORTS } from '../../shared/container/portTokens.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { ScrollRestoration } from '../../shared/navigation/ScrollRestoration.tsx';
import { Find } from '../find/Find.tsx';
import { FindButton } from '../find/FindButton.tsx';
import { Keyboard } from '../keys/Keyboard.tsx';
import { KeysButton } from '../keys/KeysButton.tsx';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { BrokenScreen } from '../layout/BrokenScreen.tsx';
import { Rail } from '../layout/Rail.tsx';
import { useArrivalFocus } from '../layout/useArrivalFocus.ts';
import { pages } from '../pages.ts';
import { SessionNews } from '../session/SessionNews.tsx';
import { SignOut } from '../session/SignOut.tsx';
import { STAFF_SESSION } from '../session/tokens.ts';
import { CurrentScreen } from './CurrentScreen.tsx';
import { linksFor, maySee, pageAt } from './pageAt.ts';

/** Returns the pages to which g and a key lead, of those that a role may see. */
function goKeysFor(role: StaffRole | undefined) {
  return pages.flatMap(({ goKey, ...page }) =>
    goKey === undefined || !maySee(role, page) ? [] : [{ ...page, goKey }],
  );
}

function railHead(close: () => void) {
  return <FindButton onPress={close} />;
}

function railFoot(close: () => void) {
  return (
    <>
      <KeysButton onPress={close} />
      <SignOut />
    </>
  );
}

/** The whole admin; rendered inside a `ShopProvider`. */
export function App() {
  const log = useShared(PORTS.log);
  // A router of this kind lets a screen ask before it is left.
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Screens /> }]));
  return (
    <ErrorBoundary log={log} fallback={(failure) => <main>{<BrokenScreen {...failure} />}</main>}>
      <RouterProvider router={router} />
    </ErrorBoundary>
  );
}

const Screens = observer(function Screens() {
  const { pathname } = useLocation();
  const { status, staff } = useShared(STAFF_SESSION);
  const page = pageAt(pathname);
  const links = useMemo(() => linksFor(staff?.role), [staff?.role]);
  const isWithin = status === 'signed-in' && page?.isPublic !== true;
  useArrivalFocus(status === 'opening' ? undefined : `${status} ${pathname}`);
  return (
    <AdminLayout rail={isWithin && <Rail links={links} head={railHead} foot={railFoot} />}>
      <ScrollRestoration onArrival={ignoreArrival} />
      {isWithin && <SessionNews />}
      <CurrentScreen page={page} />
      {isWithin && <Find screens={links} />}
      {isWithin && <Keyboard pages={goKeysFor(staff?.role)} />}
    </AdminLayout>
  );
});

/** Every screen follows its address by itself. */
function ignoreArrival(): void {}

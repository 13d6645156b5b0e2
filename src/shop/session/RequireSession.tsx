import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath } from '../../../core/storefront/session/loginPath.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { SESSION } from './tokens.ts';

/**
 * Shows a protected page to shoppers only. Sends a visitor to login, with this page to return to, unless another navigation is
 * already in progress, as after a logout.
 */
export const RequireSession = observer(function RequireSession({ children }: { readonly children: ReactNode }) {
  const { isLoggedIn } = useShared(SESSION);
  const navigation = useShared(PORTS.navigation);
  const location = useLocation();
  useEffect(() => {
    const isStillHere = pageOf(navigation.here()) === location.pathname;
    if (isLoggedIn || !isStillHere) return;
    navigation.replaceWith(loginPath(`${location.pathname}${location.search}${location.hash}`));
  }, [isLoggedIn, navigation, location]);
  return isLoggedIn ? children : <Skeleton label="Loading page" />;
});

function pageOf(path: string): string {
  return path.split(/[?#]/)[0] ?? '/';
}

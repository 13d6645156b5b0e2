import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../../../../core/storefront/session/loginPath.ts';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { useIsServerHtml } from '../../../shared/ui/useIsServerHtml.ts';
import { paths } from '../../paths/paths.ts';
import { SESSION } from '../../session/tokens.ts';

type AccountLinkProps = { readonly className: string | undefined; readonly onFollowed?: () => void };

/** The login link for a visitor, with the current page to return to; the profile link for a shopper. */
export const AccountLink = observer(function AccountLink({ className, onFollowed }: AccountLinkProps) {
  const { isLoggedIn } = useShared(SESSION);
  const { pathname, search, hash } = useLocation();
  // The server renders one document for an address with any fragment, and for one with a query that the page does not read.
  const here = useIsServerHtml() ? pathname : `${pathname}${search}${hash}`;
  const from = new URLSearchParams(search).get('from') ?? here;
  return (
    <Link className={className} to={isLoggedIn ? paths.profile : loginPath(from)} onClick={onFollowed}>
      {isLoggedIn ? 'Profile' : 'Login'}
    </Link>
  );
});

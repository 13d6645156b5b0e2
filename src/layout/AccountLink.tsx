import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../../core/storefront/session/loginPath.ts';
import { useShared } from '../container/ShopContext.tsx';
import { paths } from '../navigation/paths.ts';
import { SESSION } from '../session/tokens.ts';

type AccountLinkProps = { readonly className: string | undefined; readonly onFollowed?: () => void };

/** The login link for a visitor, with the current page to return to; the profile link for a shopper. */
export const AccountLink = observer(function AccountLink({ className, onFollowed }: AccountLinkProps) {
  const { isLoggedIn } = useShared(SESSION);
  const { pathname, search, hash } = useLocation();
  const from = new URLSearchParams(search).get('from') ?? `${pathname}${search}${hash}`;
  return (
    <Link className={className} to={isLoggedIn ? paths.profile : loginPath(from)} onClick={onFollowed}>
      {isLoggedIn ? 'Profile' : 'Login'}
    </Link>
  );
});

import { useShared } from '../container/ShopContext.tsx';
import { Button } from '../ui/Button.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import { SESSION } from './tokens.ts';

/** `/logout` */
export function LogoutPage() {
  const session = useShared(SESSION);
  return (
    <SessionFrame title="Log out">
      <p>Your cart and wishlist will be here when you come back.</p>
      <Button wide onClick={session.logOut}>
        Logout
      </Button>
    </SessionFrame>
  );
}

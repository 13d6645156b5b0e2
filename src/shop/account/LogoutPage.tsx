import { LogoutButton } from './LogoutButton.tsx';
import { SessionFrame } from './SessionFrame.tsx';

/** `/logout` */
export function LogoutPage() {
  return (
    <SessionFrame title="Log out">
      <p>Your cart and wishlist will be here when you come back.</p>
      <LogoutButton wide />
    </SessionFrame>
  );
}

import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { StaffSessionViewModel } from '../session/StaffSessionViewModel.ts';
import { SIGNING_IN, STAFF_SESSION } from '../session/tokens.ts';

/** Returns a container with the view-models of every screen, and the adapters that `bindAdapters` binds. */
export function compose(bindAdapters: (admin: ShopContainer) => void): ShopContainer {
  const admin = new ShopContainer();
  bindAdapters(admin);
  admin.bind(PENDING_WORK, () => new PendingWork(), {});
  admin.bind(STAFF_SESSION, (parts) => new StaffSessionViewModel(parts), {
    ...{ session: SIGNING_IN, pendingWork: PENDING_WORK, log: PORTS.log },
  });
  return admin;
}

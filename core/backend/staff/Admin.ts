import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { makeAcceptInvitation } from './AcceptInvitation.ts';
import { makeAuthenticateStaff } from './AuthenticateStaff.ts';
import { makeChangeOrders } from './ChangeOrders.ts';
import { makeChangeStaff } from './ChangeStaff.ts';
import { makeExportOrders } from './ExportOrders.ts';
import { makeFindOrders } from './FindOrders.ts';
import { makeInspectOrder } from './InspectOrder.ts';
import { makeInviteStaff } from './InviteStaff.ts';
import { makeListActivity } from './ListActivity.ts';
import { makeManageCoupons } from './ManageCoupons.ts';
import { makeManageKeys } from './ManageKeys.ts';
import { makeReadReport } from './ReadReport.ts';
import { makeSignIn } from './SignIn.ts';

/** The use cases of the admin. */
export type Admin = ReturnType<typeof makeAdmin>;

export function makeAdmin(ports: BackEndPorts) {
  return {
    signIn: makeSignIn(ports),
    /** Ends a session. */
    signOut: (session: string) => ports.staffTokens.end(session),
    authenticate: makeAuthenticateStaff(ports),
    listStaff: () => ports.staff.all(),
    inviteStaff: makeInviteStaff(ports),
    acceptInvitation: makeAcceptInvitation(ports),
    changeStaff: makeChangeStaff(ports),
    ...makeManageKeys(ports),
    ...makeManageCoupons(ports),
    findOrders: makeFindOrders(ports),
    exportOrders: makeExportOrders(ports),
    inspectOrder: makeInspectOrder(ports),
    orders: makeChangeOrders(ports),
    readReport: makeReadReport(ports),
    listActivity: makeListActivity(ports),
  };
}

import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { makeAcceptInvitation } from './AcceptInvitation.ts';
import { makeAuthenticateStaff } from './AuthenticateStaff.ts';
import { makeManageCodes } from './account/ManageCodes.ts';
import { makeManageSessions } from './account/ManageSessions.ts';
import { makeChangeOrders } from './ChangeOrders.ts';
import { makeChangeStaff } from './ChangeStaff.ts';
import { makeCheckSetup } from './CheckSetup.ts';
import { makeChangeManyProducts } from './catalogue/ChangeManyProducts.ts';
import { makeChangePictures } from './catalogue/ChangePictures.ts';
import { makeChangeProducts } from './catalogue/ChangeProducts.ts';
import { makeChangeStyles } from './catalogue/ChangeStyles.ts';
import { makeFindStyles } from './catalogue/FindStyles.ts';
import { makeImportCatalogue } from './catalogue/ImportCatalogue.ts';
import { makeKeepPicture } from './catalogue/KeepPicture.ts';
import { makeExportOrders } from './ExportOrders.ts';
import { makeFindOrders } from './FindOrders.ts';
import { makeInspectOrder } from './InspectOrder.ts';
import { makeInviteStaff } from './InviteStaff.ts';
import { makeListActivity } from './ListActivity.ts';
import { makeManageCoupons } from './ManageCoupons.ts';
import { makeManageKeys } from './ManageKeys.ts';
import { makeManageSettings } from './ManageSettings.ts';
import { makeManageWork } from './ManageWork.ts';
import { makeMoveStock } from './MoveStock.ts';
import { makeReadReport } from './ReadReport.ts';
import { makeRemoveSamples } from './RemoveSamples.ts';
import { makeChangeReturns } from './returns/ChangeReturns.ts';
import { makeFindReturns, makeShowReturn } from './returns/FindReturns.ts';
import { makeShowToday } from './ShowToday.ts';
import { makeSignIn } from './SignIn.ts';

/** The use cases of the admin. */
export type Admin = ReturnType<typeof makeAdmin>;

export function makeAdmin(ports: BackEndPorts) {
  return {
    signIn: makeSignIn(ports),
    /** Ends a session. */
    signOut: (session: string) => ports.staffTokens.end(session),
    authenticate: makeAuthenticateStaff(ports),
    account: { ...makeManageSessions(ports), ...makeManageCodes(ports) },
    ...makeManageSettings(ports),
    listStaff: () => ports.staff.all(),
    inviteStaff: makeInviteStaff(ports),
    acceptInvitation: makeAcceptInvitation(ports),
    changeStaff: makeChangeStaff(ports),
    ...makeManageKeys(ports),
    ...makeManageCoupons(ports),
    findOrders: makeFindOrders(ports),
    exportOrders: makeExportOrders(ports),
    /** All orders with their lines, the oldest first. */
    exportOrderLines: () => ports.orders.all(),
    inspectOrder: makeInspectOrder(ports),
    orders: makeChangeOrders(ports),
    findReturns: makeFindReturns(ports),
    showReturn: makeShowReturn(ports),
    returns: makeChangeReturns(ports),
    readReport: makeReadReport(ports),
    /** Resolves with the pieces of these products, as far as they are counted. */
    stockLevels: (skus: readonly string[]) => ports.stock.levels(skus),
    moveStock: makeMoveStock(ports),
    showToday: makeShowToday(ports),
    work: makeManageWork(ports),
    catalogue: {
      ...makeFindStyles(ports),
      ...makeChangeStyles(ports),
      ...makeChangeProducts(ports),
      ...makeChangeManyProducts(ports),
      ...makeChangePictures(ports),
      ...makeImportCatalogue(ports),
      keepPicture: makeKeepPicture(ports),
    },
    listActivity: makeListActivity(ports),
    checkSetup: makeCheckSetup(ports),
    removeSamples: makeRemoveSamples(ports),
  };
}

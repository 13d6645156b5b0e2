import { sellerOf } from '../domain/settings/ShopSettings.ts';
import { makeAttempts } from './accounts/Attempts.ts';
import { makeAuthenticate } from './accounts/Authenticate.ts';
import { makeChangePassword } from './accounts/ChangePassword.ts';
import { makeDeleteAccount } from './accounts/DeleteAccount.ts';
import { makeForgotPassword, makeMailPasswordReset } from './accounts/ForgotPassword.ts';
import { makeLogIn } from './accounts/LogIn.ts';
import { makeRegister } from './accounts/Register.ts';
import { makeResetPassword } from './accounts/ResetPassword.ts';
import { makeShowAccountData } from './accounts/ShowAccountData.ts';
import { makeShowProfile } from './accounts/ShowProfile.ts';
import { makeVerifyEmail } from './accounts/VerifyEmail.ts';
import { makeChangeAddresses } from './addresses/ChangeAddresses.ts';
import { makeChangeCart } from './cart/ChangeCart.ts';
import { makeAcceptCartNews, makeShowCartNews } from './cart/ShowCartNews.ts';
import { makeCatalogueCache } from './catalogue/CatalogueCache.ts';
import { makeImportProducts } from './catalogue/ImportProducts.ts';
import { makeSearchCatalogue } from './catalogue/SearchCatalogue.ts';
import { makeShowList } from './catalogue/ShowList.ts';
import { makeShowPictures } from './catalogue/ShowPictures.ts';
import { makeCheckCheckout } from './checkout/CheckCheckout.ts';
import { makeConfirmPayment } from './checkout/ConfirmPayment.ts';
import { makeProcessProviderEvent } from './checkout/ProcessProviderEvent.ts';
import { makeReceivePayment } from './checkout/ReceivePayment.ts';
import { makeStartCheckout } from './checkout/StartCheckout.ts';
import { makeTakeInProviderEvent } from './checkout/TakeInProviderEvent.ts';
import { makeListUsableCoupons } from './coupons/ListUsableCoupons.ts';
import { makeEstimateDelivery } from './delivery/EstimateDelivery.ts';
import { makeMailFitQuestion } from './fits/MailFitQuestion.ts';
import { makeShowFit } from './fits/ShowFit.ts';
import { makeVoteOnFit } from './fits/VoteOnFit.ts';
import { makeRunJobs } from './jobs/RunJobs.ts';
import { makeSendAgain } from './mails/SendAgain.ts';
import { makeSendMail } from './mails/SendMail.ts';
import { makeAskForRefund } from './orders/AskForRefund.ts';
import { makeCancelForStaff, makeCancelOrder } from './orders/CancelOrder.ts';
import { makeFulfilOrder } from './orders/FulfilOrder.ts';
import { makeListOrders, makePresentOrder } from './orders/ListOrders.ts';
import { makeReceiveRefund } from './orders/ReceiveRefund.ts';
import { makeRefundOrder } from './orders/RefundOrder.ts';
import { makeRefundPayment } from './orders/RefundPayment.ts';
import { makeRetryRefund } from './orders/RetryRefund.ts';
import { makeShowOrder } from './orders/ShowOrder.ts';
import { makeShowTextPage } from './pages/ShowTextPage.ts';
import type { BackEndPorts } from './ports/BackEndPorts.ts';
import { makeAskForReturn } from './returns/AskForReturn.ts';
import { makeReleaseExchange } from './returns/ReleaseExchange.ts';
import { makeSettleReturn } from './returns/SettleReturn.ts';
import { makeWithdrawReturn } from './returns/WithdrawReturn.ts';
import { makeAdmin } from './staff/Admin.ts';
import { makeMeasureShop } from './staff/MeasureShop.ts';
import { makeChangeStock } from './stock/ChangeStock.ts';
import { makeChangeStockAlerts } from './stock/ChangeStockAlerts.ts';
import { makeShowAvailability } from './stock/ShowAvailability.ts';
import { makeTellOfReturn } from './stock/TellOfReturn.ts';
import { makeChangeWishlist } from './wishlist/ChangeWishlist.ts';

/** Returns the ports together with the use cases that others are made of. */
export function withSharedUseCases(ports: BackEndPorts) {
  const { current: listProducts, find: findProducts, findAt: findProductsAt } = makeCatalogueCache(ports);
  const presentOrder = makePresentOrder(findProducts);
  return {
    ...ports,
    ...{ listProducts, findProducts, findProductsAt },
    showCart: makeShowList(ports.carts, findProductsAt),
    showWishlist: makeShowList(ports.wishlists, findProductsAt),
    ...{ presentOrder, listOrders: makeListOrders({ ...ports, presentOrder }) },
    showOrder: makeShowOrder({ ...ports, findProducts, presentOrder }),
    receivePayment: makeReceivePayment(ports),
    receiveRefund: makeReceiveRefund(ports),
  };
}

/** The use cases of the back-end. */
export type BackEnd = ReturnType<typeof makeBackEnd>;

export function makeBackEnd(outside: BackEndPorts) {
  const ports = withSharedUseCases(outside);
  const { listProducts } = ports;
  const searchCatalogue = makeSearchCatalogue(ports);
  return {
    ...makeAuthenticate(ports),
    attempts: makeAttempts(ports),
    logIn: makeLogIn(ports),
    register: makeRegister(ports),
    /** Ends all tokens of the shopper. */
    logOut: (shopperId: string) => ports.shoppers.endTokens(shopperId),
    forgotPassword: makeForgotPassword(ports),
    resetPassword: makeResetPassword(ports),
    changePassword: makeChangePassword(ports),
    verifyEmail: makeVerifyEmail(ports),
    showProfile: makeShowProfile(ports),
    showAccountData: makeShowAccountData(ports),
    deleteAccount: makeDeleteAccount(ports),
    listProducts,
    searchCatalogue,
    showPictures: makeShowPictures({ ...ports, ...searchCatalogue }),
    showFit: makeShowFit({ ...ports, ...searchCatalogue }),
    showCart: ports.showCart,
    changeCart: makeChangeCart(ports),
    showCartNews: makeShowCartNews(ports),
    acceptCartNews: makeAcceptCartNews(ports),
    showWishlist: ports.showWishlist,
    changeWishlist: makeChangeWishlist(ports),
    showStockAlerts: (shopperId: string) => ports.stockAlerts.alerts(shopperId),
    changeStockAlerts: makeChangeStockAlerts(ports),
    showAddresses: (shopperId: string) => ports.addresses.addresses(shopperId),
    changeAddresses: makeChangeAddresses(ports),
    listUsableCoupons: makeListUsableCoupons(ports),
    startCheckout: makeStartCheckout(ports),
    confirmPayment: makeConfirmPayment(ports),
    listOrders: ports.listOrders,
    showOrder: ports.showOrder,
    cancelOrder: makeCancelOrder(ports),
    askForReturn: makeAskForReturn(ports),
    withdrawReturn: makeWithdrawReturn(ports),
    voteOnFit: makeVoteOnFit(ports),
    ...makeStaffUseCases(ports),
    admin: makeAdmin(ports),
    measureShop: makeMeasureShop(ports),
    /** Resolves with a file of an uploaded picture. */
    readPicture: (name: string) => ports.pictures.read(name),
    showAvailability: makeShowAvailability(ports),
    estimateDelivery: makeEstimateDelivery(ports),
    showTextPage: makeShowTextPage(ports),
    showSeller: async () => sellerOf(await ports.settings.read()),
    takeInProviderEvent: makeTakeInProviderEvent(ports),
    runJobs: makeRunJobs(ports, {
      'provider-event': makeProcessProviderEvent(ports),
      checkout: makeCheckCheckout(ports),
      refund: makeAskForRefund(ports),
      return: makeReleaseExchange(ports),
      fit: makeMailFitQuestion(ports),
      'reset-password': makeMailPasswordReset(ports),
      'stock-alert': makeTellOfReturn(ports),
      mail: makeSendMail(ports),
    }),
  };
}

/** What is done for the shop by itself, and by staff in their use cases, which log it. */
function makeStaffUseCases(ports: BackEndPorts) {
  return {
    importProducts: makeImportProducts(ports),
    changeStock: makeChangeStock(ports),
    fulfilOrder: makeFulfilOrder(ports),
    cancelForStaff: makeCancelForStaff(ports),
    refundOrder: makeRefundOrder(ports),
    retryRefund: makeRetryRefund(ports),
    settleReturn: makeSettleReturn(ports),
    refundPayment: makeRefundPayment(ports),
    sendAgain: makeSendAgain(ports),
  };
}

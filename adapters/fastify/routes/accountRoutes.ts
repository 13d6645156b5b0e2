import type { AccountData } from '../../../core/backend/accounts/ShowAccountData.ts';
import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import {
  changePasswordBody,
  deleteAccountBody,
  forgotPasswordBody,
  resetPasswordBody,
  verifyEmailBody,
} from '../../wire/account/accountRequests.ts';
import { accountDataResponse, changePasswordResponse } from '../../wire/account/authenticationCalls.ts';
import { toWireAddress } from '../../wire/account/wireAddress.ts';
import { toWireOrderDetails } from '../../wire/orders/wireOrderDetails.ts';
import { toWireStockAlerts } from '../../wire/stockAlertCalls.ts';
import { toWireCartItem } from '../../wire/wireCartItem.ts';
import { toWireWishlistItem } from '../../wire/wireWishlistItem.ts';
import { type ApiRoute, publicRoute, shopperRoute } from '../ApiRoute.ts';

/** The calls about an account: those of mailed links, which need no token, and those of its shopper. */
export function accountRoutes(backEnd: BackEnd): readonly ApiRoute[] {
  const { forgotPassword, resetPassword, verifyEmail, changePassword, showAccountData, deleteAccount } = backEnd;
  return [
    publicRoute({
      ...{ method: 'POST', path: '/auth/password/forgot', status: 202, attempt: 'forgot' },
      summary: 'Mails a link that sets a new password. The answer is the same when nobody has the e-mail.',
      schema: { body: forgotPasswordBody },
      handle: ({ body }) => forgotPassword(body.email),
    }),
    publicRoute({
      ...{ method: 'POST', path: '/auth/password/reset', status: 204, attempt: 'link' },
      summary: 'Sets a new password with the token of a mailed link, once within 30 minutes. Ends all tokens.',
      schema: { body: resetPasswordBody },
      refusals: ['link-invalid'],
      handle: ({ body }) => resetPassword(body),
    }),
    publicRoute({
      ...{ method: 'POST', path: '/auth/email/verify', status: 204, attempt: 'link' },
      summary: 'Verifies the e-mail with the token of a mailed link, once within 7 days.',
      schema: { body: verifyEmailBody },
      refusals: ['link-invalid'],
      handle: ({ body }) => verifyEmail(body.token),
    }),
    shopperRoute({
      ...{ method: 'PUT', path: '/user/password', attempt: 'password' },
      summary: 'Changes the password. Ends all tokens and returns a new one.',
      schema: { body: changePasswordBody, response: changePasswordResponse },
      handle: (shopperId, { body }) => changePassword(shopperId, body),
      toBody: ({ token }) => ({ encodedToken: token }),
    }),
    shopperRoute({
      ...{ method: 'GET', path: '/user/data', schema: { response: accountDataResponse } },
      summary:
        'Returns all that the shop keeps of the shopper: profile, addresses, cart, wishlist, products waited for, orders and mails.',
      handle: showAccountData,
      toBody: toWireData,
    }),
    shopperRoute({
      ...{ method: 'DELETE', path: '/user', status: 204, attempt: 'password' },
      summary: 'Deletes the account. Of orders, the lines, the amounts, the State and the PIN stay.',
      schema: { body: deleteAccountBody },
      refusals: ['order-open', 'return-open'],
      handle: (shopperId, { body }) => deleteAccount(shopperId, body.password),
    }),
  ];
}

function toWireData({ profile, addresses, cart, wishlist, stockAlerts, orders, mails }: AccountData) {
  return {
    ...{ profile, mails },
    addresses: addresses.map(toWireAddress),
    cart: cart.map(toWireCartItem),
    wishlist: wishlist.map(toWireWishlistItem),
    stockAlerts: toWireStockAlerts(stockAlerts),
    orders: orders.map(toWireOrderDetails),
  };
}

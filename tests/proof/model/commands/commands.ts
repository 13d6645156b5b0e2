import fc from 'fast-check';
import { couponById } from '../../../../core/domain/coupons/Coupon.ts';
import { CONNECTION } from '../../../../src/shared/connection/tokens.ts';
import { PORTS } from '../../../../src/shared/container/portTokens.ts';
import { LOGOUT } from '../../../../src/shop/account/logoutTokens.ts';
import { LOGIN_FORM } from '../../../../src/shop/account/pageTokens.ts';
import { ADDRESS_FORM } from '../../../../src/shop/addresses/pageTokens.ts';
import { ADDRESSES } from '../../../../src/shop/addresses/tokens.ts';
import { CHECKOUT_CHOICES } from '../../../../src/shop/cart/checkoutTokens.ts';
import { CART } from '../../../../src/shop/cart/tokens.ts';
import { CHECKOUT } from '../../../../src/shop/checkout/pageTokens.ts';
import { SESSION } from '../../../../src/shop/session/tokens.ts';
import { WISHLIST } from '../../../../src/shop/wishlist/tokens.ts';
import type { Tab } from '../Device.ts';
import { FAULTS } from '../Network.ts';
import type { ShopUnderTest } from '../ShopUnderTest.ts';
import { emailOf, PASSWORD, SHOPPERS } from '../shoppers.ts';
import * as accounts from './accountCommands.ts';
import * as alerts from './alertCommands.ts';
import { buyAsEarlierClient } from './earlierClient.ts';
import * as fits from './fitCommands.ts';
import {
  addOnTwoDevices,
  forgeConfirmation,
  forgeCoupon,
  forgePrice,
  forgeWebhook,
  post,
  useLimitedCoupon,
} from './forgeries.ts';
import * as returns from './returnCommands.ts';
import {
  changeCoupon,
  changePrice,
  fulfilOrder,
  importCatalogue,
  receiveStock,
  refundOrder,
  resetPassword,
  retryRefund,
} from './staffCommands.ts';

const MINUTE_MS = 60_000;
const API_LEVERS = ['up', 'up', 'slow', 'down', 'failing', 'garbage', 'wrong-amount'] as const;
const WEBHOOK_LEVERS = ['prompt', 'prompt', 'duplicate', 'late', 'reordered', 'lost', 'forged'] as const;
const CAPTURE_LEVERS = ['at-once', 'at-once', 'later', 'later', 'never'] as const;
const REFUND_LEVERS = [
  ...(['lost-answer', 'pending', 'lost-answer'] as const),
  ...(['processed', 'failed', 'insufficient-balance'] as const),
];
const CALLS_A_MINUTE = [undefined, undefined, 2, 10] as const;
const SLOW_MS = 100;

/** Where a command happens, and how long the next one waits. */
type Place = {
  readonly device: number;
  readonly tab: number;
  readonly at: number;
  /** How many turns of the event loop pass before the next command; `quiet` waits until only held calls are under way. */
  readonly pause: number | 'quiet';
};
type Run = (shop: ShopUnderTest, place: Place, tab: Tab) => unknown;
type Kinds = Readonly<Record<string, readonly [weight: number, run: Run]>>;

const anyPlace: fc.Arbitrary<Place> = fc.record({
  device: fc.nat({ max: 1 }),
  tab: fc.nat({ max: 1 }),
  at: fc.nat({ max: 11 }),
  pause: fc.oneof(fc.nat({ max: 8 }), fc.constant<'quiet'>('quiet')),
});

function nth<Item>(items: readonly Item[], at: number): Item | undefined {
  return items[at % Math.max(1, items.length)];
}

/** The bank decides about a payment that is authorized. */
function closePayment(shop: ShopUnderTest, at: number, isCaptured: boolean): void {
  const payment = nth(shop.windows.paid, at);
  if (payment !== undefined) shop.closePayment(payment.providerOrderId, isCaptured);
}

/** What shoppers, networks, processes and the provider do; the number is how often a command is drawn. */
const kinds: Kinds = {
  logIn: [
    5,
    (_, { at }, { shop }) => {
      const form = shop.get(LOGIN_FORM).form;
      form.change('email', emailOf(nth(SHOPPERS, at) ?? 'asha'));
      form.change('password', PASSWORD);
      return form.submit(null);
    },
  ],
  logOut: [1, (_, __, { shop }) => shop.get(LOGOUT).confirm()],
  add: [10, (_, { at }, { shop, product }) => shop.get(CART).add(product(at))],
  oneMore: [3, (_, { at }, { shop }) => shop.get(CART).increment(nth(shop.get(CART).items, at)?.key ?? '')],
  oneLess: [2, (_, { at }, { shop }) => shop.get(CART).decrement(nth(shop.get(CART).items, at)?.key ?? '')],
  remove: [2, (_, { at }, { shop }) => shop.get(CART).remove(nth(shop.get(CART).items, at)?.key ?? '')],
  removeAndUndo: [
    4,
    (shop, { at }, tab) => {
      const cart = tab.shop.get(CART);
      const [line, next] = cart.items.slice(at % Math.max(1, cart.items.length - 1));
      if (line === undefined || next === undefined) return undefined;
      const { email } = tab.shop.get(SESSION);
      shop.undone.push({ email, key: line.key, before: next.key, calls: shop.network.calls.length });
      void cart.remove(line.key);
      return cart.removals.undo();
    },
  ],
  undo: [2, (_, __, { shop }) => shop.get(CART).removals.undo()],
  wish: [3, (_, { at }, { shop, product }) => shop.get(WISHLIST).toggle(product(at))],
  addAddress: [
    1,
    (_, { at }, { shop }) => {
      const form = shop.get(ADDRESS_FORM);
      form.openToAdd();
      form.addDummyData();
      form.change('name', `${shop.get(SESSION).session?.firstName ?? SHOPPERS[0]}-${at}`);
      return form.save();
    },
  ],
  chooseCoupon: [
    2,
    (_, { at }, { shop }) => {
      const choices = shop.get(CHECKOUT_CHOICES);
      shop.get(PORTS.navigation).setState(choices.stateWith(couponById(nth(['black-friday', 'new-year'], at))));
      choices.follow();
    },
  ],
  placeOrder: [
    16,
    (_, { at }, { shop }) => {
      const address = nth(shop.get(ADDRESSES).items, at);
      if (address !== undefined) shop.get(CHECKOUT).chooseAddress(address.key);
      return shop.get(CHECKOUT).placeOrder();
    },
  ],
  pay: [16, (shop, { at }) => shop.windows.pay(at)],
  decline: [1, (shop, { at }) => shop.windows.decline(at)],
  dismiss: [2, (shop, { at }) => shop.windows.dismiss(at)],
  forgeConfirmation: [2, (shop, { at }) => forgeConfirmation(shop, at)],
  forgePrice: [4, (shop, { at }) => forgePrice(shop, nth(SHOPPERS, at) ?? 'asha', at)],
  forgeCoupon: [2, (shop, { at }) => forgeCoupon(shop, nth(SHOPPERS, at) ?? 'asha', Math.floor(at / SHOPPERS.length))],
  useLimitedCoupon: [3, (shop, { at }) => useLimitedCoupon(shop, at)],
  addOnTwoDevices: [2, (shop, { at }) => addOnTwoDevices(shop, nth(SHOPPERS, at) ?? 'asha')],
  forgeWebhook: [2, (shop, { at }) => forgeWebhook(shop, at)],
  guessPassword: [
    1,
    ({ network }) =>
      network.fetch('/api/auth/login', post({ email: emailOf('asha'), password: 'Password-2' })).catch(() => undefined),
  ],
  retry: [2, (_, __, { shop }) => shop.get(CONNECTION).retry()],
  openTab: [2, (shop, { device }) => shop.device(device).openTab()],
  closeTab: [1, (_, __, tab) => tab.close()],
  buyWithEarlierClient: [2, (shop, { at }) => buyAsEarlierClient(shop, nth(SHOPPERS, at) ?? 'asha')],
  wait: [2, (shop) => shop.advance(10_000)],
  waitLong: [2, (shop) => shop.advance(16 * MINUTE_MS)],
  disturb: [8, (shop, { at }) => shop.network.disturb(nth(FAULTS, at) ?? 'failing')],
  deliverFirst: [4, (shop) => shop.network.deliver('first')],
  deliverLast: [4, (shop) => shop.network.deliver('last')],
  setProvider: [
    3,
    (shop, { at }) => {
      shop.provider.levers = { ...shop.provider.levers, api: nth(API_LEVERS, at) ?? 'up', slowMs: SLOW_MS };
    },
  ],
  setWebhooks: [
    4,
    (shop, { at }) => {
      shop.provider.levers = { ...shop.provider.levers, webhooks: nth(WEBHOOK_LEVERS, at) ?? 'prompt' };
    },
  ],
  setCapture: [
    3,
    (shop, { at }) => {
      shop.provider.levers = { ...shop.provider.levers, capture: nth(CAPTURE_LEVERS, at) };
    },
  ],
  setRefunds: [
    4,
    (shop, { at }) => {
      shop.provider.levers = { ...shop.provider.levers, refunds: nth(REFUND_LEVERS, at) };
    },
  ],
  setCallsAMinute: [
    1,
    (shop, { at }) => {
      shop.provider.levers = { ...shop.provider.levers, callsAMinute: nth(CALLS_A_MINUTE, at) };
    },
  ],
  capturePayment: [3, (shop, { at }) => closePayment(shop, at, true)],
  expirePayment: [2, (shop, { at }) => closePayment(shop, at, false)],
  settleRefunds: [2, (shop, { at }) => shop.provider.settleRefunds(at % 3 === 0 ? 'failed' : 'processed')],
  cancelOrder: [8, (shop, { at }) => shop.cancel(nth(SHOPPERS, at) ?? 'asha', at)],
  fulfilOrder: [4, (shop, { at }) => fulfilOrder(shop, at)],
  refundOrder: [3, (shop, { at }) => refundOrder(shop, at)],
  retryRefund: [1, (shop, { at }) => retryRefund(shop, at)],
  receiveStock: [1, (shop, { at }) => receiveStock(shop, at)],
  importCatalogue: [1, (shop, { at }) => importCatalogue(shop, at)],
  changeCoupon: [2, (shop, { at }) => changeCoupon(shop, at)],
  changePrice: [2, (shop, { at }) => changePrice(shop, at)],
  resetPassword: [2, (shop, { at }) => resetPassword(shop, at)],
  releaseWebhooks: [2, (shop) => shop.provider.webhooks.release()],
  runJobs: [5, (shop, { at }) => shop.process(at).use(({ runJobs }) => runJobs())],
  killProcess: [3, killProcess],
  killAfterCall: [
    2,
    (shop, { at }) => {
      shop.interruptions += 1;
      shop.process(at).diesAfterCall = true;
    },
  ],
  startProcess: [6, (shop, { at }) => shop.process(at).start()],
  loseDatabase: [1, (shop) => shop.setDatabaseReachable(false)],
  regainDatabase: [4, (shop) => shop.setDatabaseReachable(true)],
};

/** What people of the staff do with accounts, sessions, codes and settings while processes and the database fail. */
const staffKinds: Kinds = {
  join: [4, (shop, { at }) => accounts.join(shop, at)],
  invite: [2, (shop, { at }) => accounts.invite(shop, at)],
  changeRole: [3, (shop, { at }) => accounts.changeRole(shop, at)],
  disable: [3, (shop, { at }) => accounts.disable(shop, at)],
  signIn: [6, (shop, { at }) => accounts.signIn(shop, at)],
  signOut: [3, (shop, { at }) => accounts.signOut(shop, at)],
  endOtherSessions: [1, (shop, { at }) => accounts.endOtherSessions(shop, at)],
  turnOnCodes: [2, (shop, { at }) => accounts.turnOnCodes(shop, at)],
  turnOffCodes: [1, (shop, { at }) => accounts.turnOffCodes(shop, at)],
  changeSettings: [4, (shop, { at }) => accounts.changeSettings(shop, at)],
  passTime: [3, (shop, { at }) => shop.advance(at % 3 === 0 ? 61 * MINUTE_MS : MINUTE_MS)],
  killProcess: [3, killProcess],
  startProcess: [6, (shop, { at }) => shop.process(at).start()],
  loseDatabase: [1, (shop) => shop.setDatabaseReachable(false)],
  regainDatabase: [4, (shop) => shop.setDatabaseReachable(true)],
};

/** What shoppers who wait for sold-out products do, and those who buy and cancel them. */
const alertKinds: Kinds = {
  awaitReturn: [14, (shop, { at }) => alerts.awaitReturn(shop, at)],
  takeBack: [2, (shop, { at }) => alerts.takeBack(shop, at)],
  buyLast: [8, (shop, { at }) => alerts.buyLast(shop, at, true)],
  holdLast: [6, (shop, { at }) => alerts.buyLast(shop, at, false)],
  cancelOrder: [6, (shop, { at }) => shop.cancel(nth(SHOPPERS, at) ?? 'asha', at)],
  fulfilOrder: [2, (shop, { at }) => fulfilOrder(shop, at)],
  refundOrder: [2, (shop, { at }) => refundOrder(shop, at)],
  receiveWanted: [2, (shop, { at }) => alerts.receiveWanted(shop, at)],
  waitLong: [4, (shop) => shop.advance(16 * MINUTE_MS)],
  disturb: [3, (shop, { at }) => shop.network.disturb(nth(FAULTS, at) ?? 'failing')],
  deliverFirst: [2, (shop) => shop.network.deliver('first')],
  deliverLast: [2, (shop) => shop.network.deliver('last')],
  runJobs: [6, (shop, { at }) => shop.process(at).use(({ runJobs }) => runJobs())],
  killProcess: [2, killProcess],
  startProcess: [5, (shop, { at }) => shop.process(at).start()],
  loseDatabase: [1, (shop) => shop.setDatabaseReachable(false)],
  regainDatabase: [4, (shop) => shop.setDatabaseReachable(true)],
};

/** What comes back to the shop while processes, the network and the database fail. */
const returnKinds: Kinds = {
  buyAndGet: [10, (shop, { at }) => returns.buyAndGet(shop, at)],
  askForReturn: [14, (shop, { at }) => returns.askForReturn(shop, at)],
  withdrawReturn: [2, (shop, { at }) => returns.withdrawReturn(shop, at)],
  receive: [8, (shop, { at }) => returns.settleReturn(shop, at, 'receive')],
  receiveLess: [3, (shop, { at }) => returns.settleReturn(shop, at, 'receive-less')],
  refund: [7, (shop, { at }) => returns.settleReturn(shop, at, 'refund')],
  exchange: [8, (shop, { at }) => returns.settleReturn(shop, at, 'exchange')],
  refuse: [2, (shop, { at }) => returns.settleReturn(shop, at, 'refuse')],
  refundBeside: [2, (shop, { at }) => returns.refundBeside(shop, at)],
  retryRefund: [1, (shop, { at }) => retryRefund(shop, at)],
  receiveStock: [2, (shop, { at }) => receiveStock(shop, at)],
  passDays: [4, (shop, { at }) => returns.passDays(shop, at)],
  runJobs: [5, (shop, { at }) => shop.process(at).use(({ runJobs }) => runJobs())],
  setRefunds: [
    2,
    (shop, { at }) => {
      shop.provider.levers = { ...shop.provider.levers, refunds: nth(REFUND_LEVERS, at) };
    },
  ],
  settleRefunds: [2, (shop, { at }) => shop.provider.settleRefunds(at % 3 === 0 ? 'failed' : 'processed')],
  disturb: [5, (shop, { at }) => shop.network.disturb(nth(FAULTS, at) ?? 'failing')],
  deliverFirst: [3, (shop) => shop.network.deliver('first')],
  deliverLast: [3, (shop) => shop.network.deliver('last')],
  killProcess: [2, killProcess],
  startProcess: [6, (shop, { at }) => shop.process(at).start()],
  loseDatabase: [1, (shop) => shop.setDatabaseReachable(false)],
  regainDatabase: [4, (shop) => shop.setDatabaseReachable(true)],
};

/** What shoppers say of delivered pieces while processes, the network and the database fail. */
const fitKinds: Kinds = {
  getSized: [10, (shop, { at }) => fits.getSized(shop, at)],
  buy: [3, (shop, { at }) => buyAsEarlierClient(shop, nth(SHOPPERS, at) ?? 'asha')],
  vote: [14, (shop, { at }) => fits.vote(shop, at)],
  voteTwice: [4, (shop, { at }) => fits.vote(shop, at, true)],
  fulfilOrder: [3, (shop, { at }) => fulfilOrder(shop, at)],
  cancelOrder: [2, (shop, { at }) => shop.cancel(nth(SHOPPERS, at) ?? 'asha', at)],
  askForReturn: [2, (shop, { at }) => returns.askForReturn(shop, at)],
  refundOrder: [1, (shop, { at }) => refundOrder(shop, at)],
  receiveStock: [2, (shop, { at }) => receiveStock(shop, at)],
  passDays: [5, (shop, { at }) => returns.passDays(shop, at)],
  runJobs: [6, (shop, { at }) => shop.process(at).use(({ runJobs }) => runJobs())],
  disturb: [5, (shop, { at }) => shop.network.disturb(nth(FAULTS, at) ?? 'failing')],
  deliverFirst: [3, (shop) => shop.network.deliver('first')],
  deliverLast: [3, (shop) => shop.network.deliver('last')],
  killProcess: [2, killProcess],
  startProcess: [6, (shop, { at }) => shop.process(at).start()],
  loseDatabase: [1, (shop) => shop.setDatabaseReachable(false)],
  regainDatabase: [4, (shop) => shop.setDatabaseReachable(true)],
};

function killProcess(shop: ShopUnderTest, { at }: Place): Promise<void> {
  shop.interruptions += 1;
  return shop.process(at).kill();
}

/** Commands that the next ones wait for: they change the world, not the shop. */
const AWAITED: readonly string[] = ['killProcess', 'startProcess', 'loseDatabase', 'regainDatabase'];

class Command implements fc.AsyncCommand<object, ShopUnderTest> {
  readonly #run: Run | undefined;
  readonly #kind: string;
  readonly #place: Place;

  constructor(run: Run | undefined, kind: string, place: Place) {
    this.#run = run;
    this.#kind = kind;
    this.#place = place;
  }

  check(): boolean {
    return true;
  }

  async run(_: object, shop: ShopUnderTest): Promise<void> {
    const { device, tab, pause } = this.#place;
    const running = this.#run?.(shop, this.#place, shop.device(device).tab(tab));
    if (AWAITED.includes(this.#kind)) await running;
    if (pause === 'quiet') {
      await shop.settle();
      await shop.observeQuiet();
    } else for (let turn = 0; turn < pause; turn += 1) await new Promise(setImmediate);
    await shop.observe();
  }

  toString(): string {
    const { device, tab, at, pause } = this.#place;
    return `${this.#kind}(device ${device}, tab ${tab}, at ${at}, pause ${pause})`;
  }
}

/** 40 commands on average, with the process and network faults among them. `PROOF_REPLAY` is the `replayPath` of a failed run. */
const MOST_COMMANDS = 80;
const { PROOF_REPLAY: replayPath } = process.env;

function commandsOf(table: Kinds) {
  const anyKind = Object.entries(table).map(([kind, [weight]]) => ({ weight, arbitrary: fc.constant(kind) }));
  const anyCommand: fc.Arbitrary<fc.AsyncCommand<object, ShopUnderTest>> = fc
    .tuple(fc.oneof(...anyKind), anyPlace)
    .map(([kind, place]) => new Command(table[kind]?.[1], kind, place));
  return fc.noBias(
    fc.commands([anyCommand], {
      maxCommands: MOST_COMMANDS,
      size: 'max',
      ...(replayPath !== undefined && { replayPath }),
    }),
  );
}

export const anyCommands = commandsOf(kinds);

/** Histories of returns, apart for the same reason. */
export const anyReturnCommands = commandsOf(returnKinds);

/** Histories of votes on how pieces fit, apart for the same reason. */
export const anyFitCommands = commandsOf(fitKinds);

/** Histories of the staff's accounts, apart: the shopper's histories stay those in which each planted fault was found. */
export const anyStaffCommands = commandsOf(staffKinds);

/** Histories of those who wait for sold-out products, apart for the same reason. */
export const anyAlertCommands = commandsOf(alertKinds);

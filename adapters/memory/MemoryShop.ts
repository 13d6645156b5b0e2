import type { Session } from '../../core/domain/accounts/Session.ts';
import { agreeOnDevice } from '../../core/storefront/checkout/agreeOnDevice.ts';
import { makeConfirmPayment } from '../../core/storefront/checkout/ConfirmPayment.ts';
import { makeCallAsShopper } from '../../core/storefront/session/CallAsShopper.ts';
import { makeEndSession } from '../../core/storefront/session/EndSession.ts';
import { makeReportFailure } from '../../core/storefront/session/ReportFailure.ts';
import { makeRequireLogin } from '../../core/storefront/session/RequireLogin.ts';
import { makeTakePendingAction } from '../../core/storefront/session/TakePendingAction.ts';
import { recordCalls } from '../../core/storefront/testing/recordCalls.ts';
import { MemoryCheckouts } from './device/MemoryCheckouts.ts';
import { MemoryPendingAction } from './device/MemoryPendingAction.ts';
import { MemorySession } from './device/MemorySession.ts';
import { MemoryBackEnd } from './MemoryBackEnd.ts';
import { MemoryClock } from './MemoryClock.ts';
import { MemoryIds } from './MemoryIds.ts';
import { MemoryLog } from './MemoryLog.ts';
import { MemoryNavigation } from './MemoryNavigation.ts';
import { MemoryOrders } from './MemoryOrders.ts';
import { MemoryPayments } from './MemoryPayments.ts';
import { MemoryTabs } from './MemoryTabs.ts';
import { MemoryToasts } from './MemoryToasts.ts';
import { memoryAddresses } from './memoryAddresses.ts';
import { memoryAuthentication } from './memoryAuthentication.ts';
import { memoryCart } from './memoryCart.ts';
import { memoryWishlist } from './memoryWishlist.ts';

/** The fakes of one tab, for tests of use cases. `ports` records each call in `calls`. */
export class MemoryShop {
  readonly calls: string[] = [];
  /** Functions to run before a call, by the call's text in `calls`. */
  readonly before = new Map<string, () => void>();
  readonly clock = new MemoryClock();
  readonly backEnd = new MemoryBackEnd(() => this.clock.now());
  readonly sessions = new MemorySession();
  readonly log = new MemoryLog();
  readonly navigation: MemoryNavigation;
  readonly pendingActions = new MemoryPendingAction();
  readonly payments = new MemoryPayments();
  readonly checkouts = new MemoryCheckouts();
  readonly orders = new MemoryOrders();
  readonly ports;

  constructor(here = '/') {
    this.navigation = new MemoryNavigation(here);
    this.ports = this.#makePorts();
  }

  /** Logs a shopper in on this device; registers the shopper first when necessary. */
  logIn(email = 'asha@example.com', firstName = 'Asha'): Session {
    const shopper = { email, password: 'secret-8', firstName, lastName: 'Rao' };
    if (this.backEnd.shopper(email) === undefined) this.backEnd.register(shopper);
    const session = { token: this.backEnd.grantToken(email), firstName, lastName: 'Rao', email };
    this.sessions.remember(session);
    return session;
  }

  #makePorts() {
    const recorded = <Port extends object>(name: string, port: Port) =>
      recordCalls(name, port, this.calls, (call) => this.before.get(call)?.());
    const outside = {
      cart: recorded('cart', memoryCart(this.backEnd)),
      wishlist: recorded('wishlist', memoryWishlist(this.backEnd)),
      addresses: recorded('addresses', memoryAddresses(this.backEnd)),
      authentication: recorded('authentication', memoryAuthentication(this.backEnd)),
      tokens: recorded('tokens', memoryAuthentication(this.backEnd)),
      ids: new MemoryIds('key'),
      prices: agreeOnDevice({ ids: new MemoryIds() }),
      payments: recorded('payments', this.payments),
      checkouts: recorded('checkouts', this.checkouts),
      orders: recorded('orders', this.orders),
      tabs: recorded('tabs', new MemoryTabs()),
      sessions: recorded('sessions', this.sessions),
      notifications: recorded('toast', new MemoryToasts()),
      navigation: recorded('navigation', this.navigation),
      pendingActions: this.pendingActions,
      clock: this.clock,
      log: recorded('log', this.log),
    };
    const endSession = makeEndSession(outside);
    const reportFailure = makeReportFailure({ ...outside, endSession });
    const callAsShopper = makeCallAsShopper({ ...outside, reportFailure });
    return {
      ...outside,
      endSession,
      reportFailure,
      callAsShopper,
      requireLogin: makeRequireLogin(outside),
      takePendingAction: makeTakePendingAction(outside),
      confirmPayment: makeConfirmPayment({ ...outside, callAsShopper, endSession }),
    };
  }
}

// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, vi } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryPayments } from '../../../adapters/memory/MemoryPayments.ts';
import type { CheckoutOptions } from '../../../adapters/razorpay-checkout/checkoutOptions.ts';
import { type Provider, providerOf } from '../../../adapters/razorpay-checkout/Provider.ts';
import { RazorpayPayments } from '../../../adapters/razorpay-checkout/RazorpayPayments.ts';
import { RecordedPage } from '../../../adapters/razorpay-checkout/testing/RecordedPage.ts';
import { describePaymentsContract } from './paymentsContract.ts';

const STAND_IN = readFileSync('adapters/razorpay-checkout/stand-in/checkout.js', 'utf8');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'Razorpay');
});

describePaymentsContract('MemoryPayments', () => {
  const payments = new MemoryPayments();
  let payLate = () => {};
  return {
    payments,
    isOpen: () => payments.isOpen,
    pay: () => payments.pay(),
    fail: () => {
      payments.fail('Your card was declined');
      return 'Your card was declined';
    },
    dismiss: () => {
      payLate = payments.dismiss();
    },
    payLate: () => payLate(),
    makeUnavailable: () => payments.willBeUnavailable('The payment provider could not be reached'),
  };
});

/** A page that loads the stand-in script, or fails to when it is not `reachable`. */
class PageWithStandIn extends RecordedPage {
  reachable = true;
  /** The options of the checkout that was made last. */
  options: CheckoutOptions | undefined;

  constructor() {
    super(document);
    const { append } = this.document.head;
    this.document.head.append = (script) => {
      append(script);
      const keepOptions = (options: CheckoutOptions) => {
        this.options = options;
      };
      if (this.reachable) this.scriptArrives(observed(runStandIn(), keepOptions));
      else this.scriptFails();
    };
  }
}

function runStandIn(): Provider | undefined {
  new Function(STAND_IN)();
  return providerOf(window);
}

/** Returns the provider, and passes on the options of each checkout that it makes. */
function observed(provider: Provider | undefined, onCheckout: (options: CheckoutOptions) => void): unknown {
  if (provider === undefined) throw new Error('The stand-in script has left no provider');
  return class extends provider {
    constructor(options: CheckoutOptions) {
      super(options);
      onCheckout(options);
    }
  };
}

function press(name: string): void {
  const found = [...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent === name);
  found?.dispatchEvent(new MouseEvent('click'));
}

describePaymentsContract('RazorpayPayments with the stand-in script', () => {
  const page = new PageWithStandIn();
  const configuration = { key: 'rzp_test_shop', scriptUrl: '/razorpay-stand-in/checkout.js', shopName: 'Creator Row' };
  return {
    payments: new RazorpayPayments(configuration, page, new MemoryClock()),
    isOpen: () => document.querySelector('dialog[open]') !== null,
    pay: () => {
      press('Pay');
      vi.advanceTimersByTime(200);
    },
    fail: () => {
      press('Fail');
      return document.querySelector('dialog [role=alert]')?.textContent ?? '';
    },
    dismiss: () => press('Cancel'),
    payLate: () => page.options?.handler({ razorpay_payment_id: 'pay_late' }),
    makeUnavailable: () => {
      page.reachable = false;
    },
  };
});

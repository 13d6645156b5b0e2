// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, vi } from 'vitest';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { MemoryPayments } from '../../adapters/memory/MemoryPayments.ts';
import { RazorpayPayments } from '../../adapters/razorpay-checkout/RazorpayPayments.ts';
import { RecordedPage } from '../../adapters/razorpay-checkout/testing/RecordedPage.ts';
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
  return {
    payments,
    isOpen: () => payments.isOpen,
    pay: () => payments.pay(),
    fail: () => {
      payments.fail('Your card was declined');
      return 'Your card was declined';
    },
    dismiss: () => payments.dismiss(),
    makeUnavailable: () => payments.willBeUnavailable('The payment provider could not be reached'),
  };
});

/** A page into which the stand-in script comes by itself as soon as it is asked for. */
class PageWithStandIn extends RecordedPage {
  reachable = true;

  constructor() {
    super(document);
    const { append } = this.document.head;
    this.document.head.append = (script) => {
      append(script);
      if (this.reachable) this.scriptArrives(runStandIn());
      else this.scriptFails();
    };
  }
}

function runStandIn(): unknown {
  new Function(STAND_IN)();
  return Reflect.get(window, 'Razorpay');
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
    makeUnavailable: () => {
      page.reachable = false;
    },
  };
});

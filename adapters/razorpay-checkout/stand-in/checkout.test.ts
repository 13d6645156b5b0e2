// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Provider, providerOf } from '../Provider.ts';

const SCRIPT = readFileSync('adapters/razorpay-checkout/stand-in/checkout.js', 'utf8');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  new Function(SCRIPT)();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'Razorpay');
});

function provider(): Provider {
  const Razorpay = providerOf(window);
  if (Razorpay === undefined) throw new Error('The script left no provider behind');
  return Razorpay;
}

function start(changes: Record<string, unknown> = {}) {
  const happened: unknown[] = [];
  const Razorpay = provider();
  const checkout = new Razorpay({
    key: 'rzp_test_shop',
    amount: 149900,
    currency: 'INR',
    name: 'Creator Row',
    description: 'Order of 2 items',
    prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '+919876543210' },
    notes: { address: '12 Hill Road' },
    handler: (answer) => happened.push(answer),
    modal: { ondismiss: () => happened.push('dismissed') },
    ...changes,
  });
  checkout.on('payment.failed', (message) => happened.push(message));
  return { checkout, happened };
}

function dialog(): HTMLDialogElement | null {
  return document.querySelector('dialog');
}

function press(name: string): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('dialog button')];
  buttons.find(({ textContent }) => textContent === name)?.click();
}

describe('The stand-in for the payment provider', () => {
  it.each([
    ['no key', { key: undefined }],
    ['an empty key', { key: '' }],
    ['rupees with a fraction', { amount: 149.5 }],
    ['an amount as a text', { amount: '149900' }],
    ['less than a rupee', { amount: 99 }],
    ['no currency', { currency: undefined }],
    ['another currency', { currency: 'USD' }],
  ])('throws on %s', (_what, changes) => {
    expect(() => start(changes)).toThrow(Error);
  });

  it('shows the shop, the amount in rupees, the description, the shopper and that no money moves', () => {
    start().checkout.open();
    expect(dialog()?.open).toBe(true);
    const title = dialog()?.getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(title)?.textContent).toBe('Creator Row');
    for (const text of ['₹1,499', 'Order of 2 items', 'Asha Rao', 'asha@example.com', '+919876543210']) {
      expect([...(dialog()?.querySelectorAll('p, dd') ?? [])].map(({ textContent }) => textContent)).toContain(text);
    }
    expect(dialog()?.textContent).toContain('Simulated payment: no money moves');
  });

  it('shows paise when they are not 0', () => {
    start({ amount: 79920 }).checkout.open();
    expect(dialog()?.querySelector('.amount')?.textContent).toBe('₹799.20');
  });

  it('closes on Pay and calls the handler with a payment id after 200 ms', () => {
    const { checkout, happened } = start();
    checkout.open();
    press('Pay');
    expect(dialog()).toBeNull();
    vi.advanceTimersByTime(199);
    expect(happened).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(happened).toEqual([{ razorpay_payment_id: expect.stringMatching(/^pay_[A-Za-z0-9]{14}$/) }]);
  });

  it('reports and shows the error on Fail and stays open', () => {
    const { checkout, happened } = start();
    checkout.open();
    press('Fail');
    const description = dialog()?.querySelector('[role=alert]')?.textContent;
    expect(description).toMatch(/declined/);
    expect(happened).toEqual([
      { error: expect.objectContaining({ code: 'BAD_REQUEST_ERROR', description, reason: 'payment_failed' }) },
    ]);
    expect(dialog()?.open).toBe(true);
  });

  it('cancels on Escape', () => {
    const { checkout, happened } = start();
    checkout.open();
    dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(happened).toEqual(['dismissed']);
    expect(dialog()).toBeNull();
  });

  it('cancels when the browser closes the dialog without a cancel event', () => {
    const { checkout, happened } = start();
    checkout.open();
    dialog()?.close();
    expect(happened).toEqual(['dismissed']);
    expect(dialog()).toBeNull();
  });
});

describe('The stand-in, for an order of the provider,', () => {
  const answer = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_9', razorpay_signature: 'c0ffee' };

  /** Opens a checkout of the order; the test answers its payments. */
  function startOrder() {
    const calls: { readonly url: string; readonly init: RequestInit; readonly end: (response: Response) => void }[] =
      [];
    const pay = (url: string, init: RequestInit) => new Promise<Response>((end) => calls.push({ url, init, end }));
    vi.stubGlobal('fetch', pay);
    const started = start({ order_id: 'order_9' });
    started.checkout.open();
    return { ...started, calls };
  }

  afterEach(() => vi.unstubAllGlobals());

  it('pays at the back-end, once, and calls the handler with the ids and the signature', async () => {
    const { calls, happened } = startOrder();
    press('Pay');
    press('Pay');
    expect(calls.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ['POST', '/stand-in/pay', '{"orderId":"order_9"}'],
    ]);
    expect([dialog()?.open, happened]).toEqual([true, []]);
    calls[0]?.end(Response.json(answer));
    await expect.poll(() => happened).toEqual([answer]);
    expect(dialog()).toBeNull();
  });

  it('shows and reports a payment that the back-end does not make, and can be paid again', async () => {
    const { calls, happened } = startOrder();
    press('Pay');
    calls[0]?.end(new Response('', { status: 500 }));
    const description = 'The simulated bank could not be reached';
    await expect.poll(() => happened).toEqual([{ error: expect.objectContaining({ description }) }]);
    expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe(description);
    press('Pay');
    expect(calls).toHaveLength(2);
    calls[1]?.end(Response.json(answer));
    await expect.poll(() => happened.at(-1)).toEqual(answer);
  });

  it('calls the handler also when the window was closed meanwhile', async () => {
    const { calls, happened } = startOrder();
    press('Pay');
    press('Cancel');
    calls[0]?.end(Response.json(answer));
    await expect.poll(() => happened).toEqual(['dismissed', answer]);
  });
});

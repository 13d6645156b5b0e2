// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../shared/ui/testing/render.ts';
import type { OrderView } from './orderView.ts';
import styles from './PrintableReceipts.module.css';
import { PrintableReceipts } from './PrintableReceipts.tsx';

function order(orderId: string): OrderView {
  return {
    orderId,
    number: orderId,
    state: undefined,
    path: undefined,
    paymentId: `payment of ${orderId}`,
    date: '1 March 2026',
    amountPaid: '₹799',
    amounts: [['Sub-Total', '₹799']],
    lines: [],
    recipient: 'Asha Rao',
    address: '12 Hill Road, Mumbai',
    delivery: undefined,
  };
}

describe('A receipt is printed by itself', () => {
  let page: HTMLElement;
  /** The orders in each print. */
  let prints: (readonly (string | null)[])[];

  beforeEach(() => {
    prints = [];
    vi.stubGlobal('print', () => prints.push(printedOrders()));
    page = render(<PrintableReceipts orders={[order('first'), order('second')]} onBuyAgain={undefined} />);
  });
  afterEach(() => vi.unstubAllGlobals());

  function printedOrders(): readonly (string | null)[] {
    const sheets = [...page.querySelectorAll(`li.${CSS.escape(styles.sheet ?? '')}`)];
    return sheets.map((sheet) => sheet.querySelector('article')?.getAttribute('aria-label') ?? null);
  }

  function press(orderId: string): void {
    const button = page.querySelector<HTMLElement>(`button[aria-label="Print order ${orderId}"]`);
    act(() => button?.click());
  }

  it('each time its Print is pressed, also where the browser does not tell when it has printed', () => {
    press('second');
    press('second');
    press('first');
    expect(prints).toEqual([['Order second'], ['Order second'], ['Order first']]);
  });

  it.each(['afterprint', 'keydown', 'pointerdown'])('and all of them can be printed again after "%s"', (type) => {
    press('second');
    expect(printedOrders()).toEqual(['Order second']);
    act(() => void window.dispatchEvent(new Event(type)));
    expect(printedOrders()).toEqual(['Order first', 'Order second']);
  });
});

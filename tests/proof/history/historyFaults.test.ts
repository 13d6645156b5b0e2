import { describe, expect, it } from 'vitest';
import { type HistoryEntry, historyFaults } from './historyFaults.ts';
import type { Operation, ShopperState } from './ShopperState.ts';

const START: ShopperState = { cart: { tee: 2 }, addresses: ['home'], orders: [] };
const ORDER = { orderId: 'checkout-1', paymentId: 'pay_1', amount: 49_900, lines: { tee: 2 } };
const increment: Operation = { type: 'increment', productKey: 'tee' };
const order: Operation = { type: 'order', order: ORDER };

const acknowledged = (operation: Operation): HistoryEntry => ({ operation, outcome: 'acknowledged' });
const lost = (operation: Operation): HistoryEntry => ({ operation, outcome: 'lost' });
const afterIncrement = { ...START, cart: { tee: 3 } };

describe('A history', () => {
  it('explains what acknowledged operations leave behind', () => {
    const operations: readonly Operation[] = [
      { type: 'add', productKey: 'scarf' },
      { type: 'add', productKey: 'scarf' },
      { type: 'decrement', productKey: 'scarf' },
      { type: 'add', productKey: 'cap' },
      { type: 'remove', productKey: 'cap' },
      ...[increment, increment],
      { type: 'decrement', productKey: 'tee' },
      { type: 'add-address', name: 'work' },
      { type: 'remove-address', name: 'home' },
      ...[order, order],
    ];
    const found = { cart: { tee: 1, scarf: 1 }, addresses: ['work'], orders: [ORDER] };
    expect(historyFaults(START, operations.map(acknowledged), found)).toEqual([]);
  });

  it('finds an acknowledged write that is lost', () => {
    const faults = historyFaults(START, [acknowledged(increment)], START);
    expect(faults).toEqual(['cart: found {"tee":2} instead of {"tee":3}']);
    expect(historyFaults(START, [acknowledged({ type: 'add-address', name: 'work' })], START)).toHaveLength(1);
    expect(historyFaults(START, [acknowledged(order)], START)).toHaveLength(2);
  });

  it('finds an acknowledged write that was done twice', () => {
    expect(historyFaults(START, [acknowledged(increment)], { ...START, cart: { tee: 4 } })).toHaveLength(1);
    const twice = { cart: {}, addresses: ['home'], orders: [ORDER, ORDER] };
    expect(historyFaults(START, [acknowledged(order)], twice)).toHaveLength(1);
  });

  it('allows a write without an answer to be whole or absent', () => {
    expect(historyFaults(START, [lost(increment)], START)).toEqual([]);
    expect(historyFaults(START, [lost(increment)], afterIncrement)).toEqual([]);
    expect(historyFaults(START, [lost(increment)], { ...START, cart: { tee: 4 } })).toHaveLength(1);
  });

  it('finds half of a write without an answer', () => {
    const orderWithoutCart = { ...START, orders: [ORDER] };
    expect(historyFaults(START, [lost(order)], orderWithoutCart)).toHaveLength(3);
    expect(historyFaults(START, [lost(order)], { ...START, cart: {} })).toHaveLength(3);
    const incomplete = { ...START, cart: {}, orders: [{ ...ORDER, lines: {} }] };
    expect(historyFaults(START, [lost(order)], incomplete)).toHaveLength(1);
  });

  it('finds the loss of a write that came before one without an answer', () => {
    const history = [acknowledged({ type: 'add-address', name: 'work' }), lost(increment)];
    expect(historyFaults(START, history, afterIncrement)).toHaveLength(1);
  });
});

import { AsyncLocalStorage } from 'node:async_hooks';
import type { BackEndPorts } from '../../../core/backend/ports/BackEndPorts.ts';
import { LOCK_ORDER, type TransactionStores } from '../../../core/backend/ports/ForTransacting.ts';
import { override } from './faults/override.ts';

type Row = (typeof LOCK_ORDER)[number];

/** What happens around the calls of the ports. */
export type TransactionWatch = {
  /** Hears of a call that no transaction may make, and of locks in the wrong order. */
  readonly onViolation: (text: string) => void;
  /** Runs after each call of the payment provider or the mail server, before its result is used. */
  readonly afterCall: () => Promise<void>;
};

/** Whether a call is made inside a transaction. There is one for all histories, since each slows every promise. */
const inside = new AsyncLocalStorage<true>();

/** The calls that leave the shop. */
const OUTSIDE = { provider: ['createOrder', 'payments', 'refund', 'refunds'], mail: ['send'] } as const;

/** Returns the ports with transactions that report a call of the provider or the mail server, and locks in the wrong order. */
export function watchTransactions(ports: BackEndPorts, { onViolation, afterCall }: TransactionWatch): BackEndPorts {
  const outside = (port: object, names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        async (...given: readonly unknown[]) => {
          if (inside.getStore()) onViolation(`${name} is called inside a transaction`);
          const answer = await Reflect.get(port, name).apply(port, given);
          await afterCall();
          return answer;
        },
      ]),
    );
  return {
    ...ports,
    provider: override(ports.provider, outside(ports.provider, OUTSIDE.provider)),
    mail: override(ports.mail, outside(ports.mail, OUTSIDE.mail)),
    transactions: {
      within: (work) =>
        ports.transactions.within((stores) => inside.run(true, () => work(lockingInOrder(stores, onViolation)))),
    },
  };
}

/** A change locks the rows that it changes, unless the transaction has locked them before. */
function lockingInOrder(stores: TransactionStores, onViolation: TransactionWatch['onViolation']): TransactionStores {
  const locked: string[] = [];
  const lock = (row: Row, keys: readonly string[]) => {
    for (const key of keys.map((name) => `${LOCK_ORDER.indexOf(row)} ${row} ${name}`)) {
      if (locked.includes(key)) continue;
      const later = locked.find((other) => other > key);
      if (later !== undefined) onViolation(`A transaction locks ${key} after ${later}`);
      locked.push(key);
    }
  };
  const locking = (row: Row, port: object, names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        (first: string | readonly string[], ...others: readonly unknown[]) => {
          lock(row, [first].flat().toSorted());
          return Reflect.get(port, name).call(port, first, ...others);
        },
      ]),
    );
  const { shoppers, carts, checkouts, coupons, stock, payments, accountTokens } = stores;
  return {
    ...stores,
    checkouts: override(checkouts, locking('checkout', checkouts, ['lock', 'lockOfProviderOrder', 'setExpiry'])),
    shoppers: override(shoppers, locking('shopper', shoppers, ['lock', 'markEmailVerified'])),
    accountTokens: override(accountTokens, locking('link', accountTokens, ['take'])),
    carts: override(carts, locking('cart', carts, ['lock'])),
    coupons: override(coupons, locking('coupon', coupons, ['lock'])),
    stock: override(stock, locking('stock', stock, ['lock'])),
    payments: override(payments, locking('payment', payments, ['lock'])),
  };
}

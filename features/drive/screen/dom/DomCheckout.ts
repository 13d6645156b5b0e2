import { getByRole, queryByRole } from '@testing-library/dom';
import type { CheckoutDriver, OrderFacts } from '../../contracts/CheckoutDriver.ts';
import { addressNamesOf } from '../in-page/addressNamesOf.ts';
import { ordersOf } from '../in-page/ordersOf.ts';
import { beginningWith } from '../textPatterns.ts';
import type { DomSession } from './DomSession.ts';
import { press } from './press.ts';
import { allByRole, content, textsOf } from './queries.ts';

/** Checkout and past orders. */
export class DomCheckout implements CheckoutDriver {
  readonly #session: DomSession;

  constructor(session: DomSession) {
    this.#session = session;
  }

  async bag(): Promise<readonly string[]> {
    const lines = allByRole(queryByRole(content(), 'list', { name: 'Items in your bag' }), 'listitem');
    return textsOf(lines.flatMap((line) => allByRole(line, 'link')));
  }

  async addresses(): Promise<readonly string[]> {
    return addressNamesOf(allByRole(this.#choices, 'radio'));
  }

  async chooseAddress(name: string): Promise<void> {
    await press(this.#session, getByRole(this.#choices ?? content(), 'radio', { name: beginningWith(name) }));
  }

  async deliveringTo(): Promise<string | undefined> {
    const [name] = textsOf(allByRole(queryByRole(content(), 'region', { name: 'Delivering To' }), 'strong'));
    return name;
  }

  async orders(): Promise<readonly OrderFacts[]> {
    return ordersOf(allByRole(queryByRole(content(), 'list', { name: 'Orders' }), 'article'));
  }

  async buyAgain(orderId: string): Promise<void> {
    await press(this.#session, getByRole(content(), 'button', { name: `Buy again: order ${orderId}` }));
  }

  get #choices(): HTMLElement | null {
    return queryByRole(content(), 'radiogroup', { name: 'Delivery address' });
  }
}

import type { ListedOrderFacts, OrdersDriver } from '../../contracts/admin/AdminDrivers.ts';
import type { AdminScreen } from './AdminScreen.ts';

const TABS = 'States of orders';
const COUNTED = /^(.*) (\d+)$/;
const NEWS = /^\d+\+? new$/;

/** The list of orders, on the screen. */
export class ScreenOrders implements OrdersDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  chooseTab(label: string): Promise<void> {
    return this.#screen.follow(TABS, label);
  }

  search(text: string): Promise<void> {
    return this.#screen.type('Find orders', text);
  }

  rows(): Promise<readonly ListedOrderFacts[]> {
    return this.#screen.rows('main table[aria-label="Orders"] tbody tr', {
      number: 'td:nth-child(2)',
      state: 'td:nth-child(3)',
      shopper: 'td:nth-child(4) bdi',
      pieces: 'td:nth-child(5)',
      // Without sums the sixth column is the last.
      paid: 'td:nth-child(6):not(:last-child)',
    });
  }

  async counts(): Promise<Readonly<Record<string, number>>> {
    const tabs = await this.#screen.texts(`nav[aria-label="${TABS}"] a`);
    return Object.fromEntries(
      tabs.map((tab) => COUNTED.exec(tab) ?? []).map(([, label, count]) => [label, Number(count)]),
    );
  }

  emptyText(): Promise<string> {
    return this.#screen.text('main h2');
  }

  tick(number: string): Promise<void> {
    return this.#screen.press(`Tick order ${number}`, 'checkbox');
  }

  async packTicked(): Promise<void> {
    await this.#screen.press('Mark packed');
  }

  result(): Promise<readonly string[]> {
    return this.#screen.texts('main div[role="status"] p, main div[role="status"] li');
  }

  async newText(): Promise<string> {
    return (await this.#screen.texts('main header button')).find((text) => NEWS.test(text)) ?? '';
  }

  async showNew(): Promise<void> {
    await this.#screen.press(NEWS);
  }
}

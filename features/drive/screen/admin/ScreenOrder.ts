import type { Pieces } from '../../contracts/admin/AdminBackEndDriver.ts';
import type { OrderDriver, OrderStepName } from '../../contracts/admin/AdminDrivers.ts';
import type { AdminScreen } from './AdminScreen.ts';

const STEPS: Readonly<Record<string, OrderStepName>> = {
  'Mark packed': 'pack',
  Ship: 'ship',
  'Mark delivered': 'deliver',
  Refund: 'refund',
  'Cancel order': 'cancel',
};

/** The page of an order, on the screen. */
export class ScreenOrder implements OrderDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  state(): Promise<string> {
    return this.#screen.text('main header [data-status]');
  }

  async steps(): Promise<readonly OrderStepName[]> {
    return (await this.#screen.texts('main header button')).flatMap((label) => STEPS[label] ?? []);
  }

  async lines(): Promise<readonly string[]> {
    const cells = { name: 'bdi', size: ':scope > p:nth-of-type(1)', quantity: ':scope > p:nth-of-type(2)' };
    const rows = await this.#screen.rows('main ul[aria-label="Lines"] > li', cells);
    return rows.map(({ name, size, quantity }) => `${name}, ${size.replace(/^Size /, '')} ${quantity}`);
  }

  pack(): Promise<void> {
    return this.#screen.press('Mark packed');
  }

  deliver(): Promise<void> {
    return this.#screen.press('Mark delivered');
  }

  async ship({ carrier, trackingNumber, pieces }: Parameters<OrderDriver['ship']>[0]): Promise<void> {
    await this.#screen.press('Ship');
    await this.#screen.type('Carrier', carrier);
    await this.#screen.type('Tracking number', trackingNumber);
    if (pieces !== undefined) await this.#choosePieces(pieces);
    await this.#screen.press('Ship and mail the shopper');
  }

  async cancel({ reason, refund }: Parameters<OrderDriver['cancel']>[0]): Promise<void> {
    await this.#screen.press('Cancel order');
    await this.#screen.choose('Reason', reason);
    // It is checked when the dialog opens.
    if (!refund) await this.#screen.press('Refund what was paid', 'checkbox');
    await this.#screen.press(/^Cancel order/);
  }

  async chooseRefund(what: Parameters<OrderDriver['chooseRefund']>[0]): Promise<void> {
    await this.#screen.press('Refund');
    if ('pieces' in what) return this.#choosePieces(what.pieces);
    await this.#screen.choose('Refund', 'amount');
    await this.#screen.type(/^Amount in rupees/, what.amount);
  }

  refundPreview(): Promise<string> {
    return this.#screen.text('[role="dialog"] p[role="status"]');
  }

  async refund(reason: string): Promise<void> {
    await this.#screen.type('Reason', reason);
    await this.#screen.press(/^Refund/);
  }

  complaints(): Promise<readonly string[]> {
    return this.#screen.complaints();
  }

  async note(text: string): Promise<void> {
    await this.#screen.type('Note for staff', text);
    await this.#screen.press('Add note');
  }

  async timeline(): Promise<readonly string[]> {
    const cells = { what: 'strong', actor: 'p:first-child bdi', note: 'p:nth-child(2):not(:last-child) bdi' };
    const rows = await this.#screen.rows('main ol[aria-label="What happened"] > li', cells);
    return rows.map(({ what, actor, note }) => `${what} by ${actor}${note === '' ? '' : `: ${note}`}`);
  }

  paid(): Promise<string> {
    return this.#screen.text(
      'main section[aria-label="Money"] dl > :last-child dd, main section[aria-label="Money"] dl > dd:last-child',
    );
  }

  async refunds(): Promise<readonly string[]> {
    const cells = { amount: 'strong', status: 'strong + span' };
    const rows = await this.#screen.rows('main ul[aria-label="Refunds"] > li', cells);
    return rows.map(({ amount, status }) => `${amount.replace(/^− /, '')} ${status}`);
  }

  async parcels(): Promise<readonly string[]> {
    const cells = { carrier: 'p:first-child > bdi:first-child', parcel: 'p:first-child', pieces: 'p:nth-child(n + 3)' };
    const rows = await this.#screen.rows('main aside li', cells);
    // Mails are listed there too; they have no carrier.
    return rows.flatMap(({ carrier, parcel, pieces }) => (carrier === '' ? [] : [`${parcel}: ${pieces}`]));
  }

  /** Takes these pieces, and none of the other lines. */
  async #choosePieces(pieces: readonly Pieces[]): Promise<void> {
    for (const name of await this.#screen.texts('[role="dialog"] fieldset label')) {
      const quantity = pieces.find(({ product }) => name.startsWith(`${product},`))?.quantity ?? 0;
      await this.#screen.choose(name, `${quantity}`);
    }
  }
}

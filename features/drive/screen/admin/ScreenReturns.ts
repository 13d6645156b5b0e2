import type { ReturnFacts, ReturnsDriver } from '../../contracts/admin/ReturnsDriver.ts';
import type { AdminScreen } from './AdminScreen.ts';

const LIST = 'main ul[aria-label="Returns"] > li';
const BUTTONS = { receive: 'Receive', refund: 'Refund', exchange: 'Ship the other size', refuse: 'Refuse' } as const;

/** The returns, on the screen. */
export class ScreenReturns implements ReturnsDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  chooseTab(label: string): Promise<void> {
    return this.#screen.follow('States of returns', label);
  }

  async returns(): Promise<readonly ReturnFacts[]> {
    const rows = await this.#screen.rows(LIST, { state: 'strong', shopper: 'p:nth-child(2) bdi' });
    // One return at a time has texts and buttons of its own.
    const texts = await this.#screen.texts(`${LIST} li`);
    const facts = await this.#screen.texts(`${LIST} > p:nth-child(n + 4)`);
    const steps = await this.#screen.texts(`${LIST} button`);
    return rows.map((row) => ({ ...row, said: [...texts, ...facts].join(' · '), steps: steps.join(', ') }));
  }

  begin(step: keyof typeof BUTTONS): Promise<void> {
    return this.#screen.press(new RegExp(`^${BUTTONS[step]}: return of `));
  }

  async receive(pieces: number, restock: boolean): Promise<void> {
    const [line = ''] = await this.#screen.texts('[role="dialog"] fieldset label');
    await this.#screen.choose(line, `${pieces}`);
    if (!restock) await this.#screen.press('Put the pieces back into stock', 'checkbox');
    await this.#screen.press('Received');
  }

  goesBack(): Promise<string> {
    return this.#screen.text('[role="dialog"] p[role="status"]');
  }

  refund(): Promise<void> {
    return this.#screen.press(/^Refund/);
  }

  async exchange(carrier: string, trackingNumber: string): Promise<void> {
    await this.#screen.type('Carrier', carrier);
    await this.#screen.type('Tracking number', trackingNumber);
    await this.#screen.press('Ship and mail the shopper');
  }

  async refuse(note: string): Promise<void> {
    await this.#screen.type('Why? The shopper reads it', note);
    await this.#screen.press('Refuse and mail the shopper');
  }

  news(): Promise<string> {
    return this.#screen.text('main p[role="status"]');
  }

  complaints(): Promise<readonly string[]> {
    return this.#screen.complaints();
  }
}

import type { PackingDriver } from '../../contracts/admin/WorkDrivers.ts';
import type { AdminScreen } from './AdminScreen.ts';

/** The run of packing, on the screen. */
export class ScreenPacking implements PackingDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  order(): Promise<string> {
    return this.#screen.text('main h2#order-at-hand');
  }

  async lines(): Promise<readonly string[]> {
    const cells = { name: 'bdi', facts: 'label > span:nth-last-child(-n + 2)' };
    const rows = await this.#screen.rows('main section[aria-labelledby="order-at-hand"] li', cells);
    return rows.map(({ name, facts }) => `${name}, ${facts.replace(', ', ' ')}`);
  }

  pick(product: string): Promise<void> {
    return this.#screen.press(new RegExp(product), 'checkbox');
  }

  async picked(): Promise<string> {
    const texts = await this.#screen.texts('main section[aria-labelledby="order-at-hand"] p');
    return texts.find((text) => text.endsWith(' picked')) ?? '';
  }

  pack(): Promise<void> {
    return this.#screen.press('Packed');
  }

  skip(): Promise<void> {
    return this.#screen.press('Skip');
  }

  said(): Promise<string> {
    return this.#screen.text('main p[role="status"]');
  }

  async ending(): Promise<string> {
    return (await this.#screen.texts('main h2:not([id])'))[0] ?? '';
  }
}

import type { SizeGuideDriver } from '../../contracts/catalogue/SizeGuideDriver.ts';
import { tableOf } from '../in-page/tableOf.ts';
import { textsLike } from '../in-page/textsLike.ts';
import type { Page } from '../Page.ts';
import { content, dialog } from '../places.ts';
import type { ScreenSession } from '../ScreenSession.ts';

const TITLE = 'Size guide';
const UNITS = { cm: 'cm', inches: 'Inches' };

/** The size guide on a screen. */
export class ScreenSizeGuide implements SizeGuideDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async isOffered(): Promise<boolean> {
    return this.#button.isThere();
  }

  async open(): Promise<void> {
    await this.#button.press();
  }

  async lines(): Promise<readonly string[]> {
    const rows = await this.#guide.evaluate(tableOf, { rows: 'tr', cells: { line: 'th, td' } });
    return rows.map(({ line = '' }) => line);
  }

  async readIn(unit: 'cm' | 'inches'): Promise<void> {
    await this.#guide.find('radio', UNITS[unit]).press();
  }

  async measures(): Promise<readonly string[]> {
    const rows = await this.#guide.evaluate(tableOf, { rows: 'dl > div', cells: { measure: 'dt' } });
    return rows.map(({ measure = '' }) => measure);
  }

  async fit(): Promise<string | undefined> {
    return (await content(this.#session.page).evaluate(textsLike, 'of \\d+ buyers$'))[0];
  }

  get #button(): Page {
    return content(this.#session.page).find('button', TITLE);
  }

  get #guide(): Page {
    return dialog(this.#session.page, TITLE);
  }
}

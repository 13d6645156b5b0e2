import type { LegalDetailsDriver } from '../../contracts/catalogue/LegalDetailsDriver.ts';
import { isRead } from '../in-page/isRead.ts';
import { openDetails } from '../in-page/openDetails.ts';
import { tableOf } from '../in-page/tableOf.ts';
import type { Page } from '../Page.ts';
import { content } from '../places.ts';
import type { ScreenSession } from '../ScreenSession.ts';

const TITLE = 'Maker, seller and legal details';

/** What the law wants to be told, on a screen. */
export class ScreenLegalDetails implements LegalDetailsDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async isOffered(): Promise<boolean> {
    return this.#content.evaluate(isRead, TITLE);
  }

  async open(): Promise<void> {
    if (!(await this.#content.evaluate(openDetails, TITLE))) throw new Error(`There is no "${TITLE}"`);
  }

  async told(): Promise<Readonly<Record<string, string>>> {
    const lines = await this.#content.evaluate(tableOf, {
      ...{ rows: 'details dl > div', cells: { label: 'dt', text: 'dd' } },
    });
    return Object.fromEntries(lines.map(({ label, text }) => [label, text ?? '']));
  }

  get #content(): Page {
    return content(this.#session.page);
  }
}

import { getByRole, queryAllByRole, queryByRole } from '@testing-library/dom';
import type { ScreenDriver } from '../../contracts/ScreenDriver.ts';
import { isRead } from '../in-page/isRead.ts';
import { factsOf } from '../in-page/productFacts.ts';
import { visibleToastTexts } from '../in-page/visibleToastTexts.ts';
import { waitingChangesIn } from '../waitingChangesIn.ts';
import type { DomSession } from './DomSession.ts';
import { press } from './press.ts';
import { allByRole, inFront, partOf, textsOf, theOne } from './queries.ts';

/** What the page shows, and its buttons. */
export class DomScreen implements ScreenDriver {
  readonly #session: DomSession;

  constructor(session: DomSession) {
    this.#session = session;
  }

  async reads(words: string): Promise<boolean> {
    return isRead(document.body, words);
  }

  async press(button: string, of?: string): Promise<void> {
    await press(this.#session, buttonNamed(button, of));
  }

  async pressTwiceInAHurry(button: string, of?: string): Promise<void> {
    await this.#session.user.dblClick(buttonNamed(button, of));
  }

  async productFacts(name: string): Promise<Readonly<Record<string, string>>> {
    return factsOf(partOf(name));
  }

  async toasts(): Promise<readonly string[]> {
    return this.#session.tab.told;
  }

  async visibleToasts(): Promise<readonly string[]> {
    return visibleToastTexts();
  }

  async isOffline(): Promise<boolean> {
    return connectionText().startsWith('The shop cannot be reached right now.');
  }

  async isSlow(): Promise<boolean> {
    return connectionText() === 'The shop is slow to answer. Your last change may not have arrived.';
  }

  async waitingChanges(): Promise<number> {
    return waitingChangesIn(connectionText());
  }

  async retry(): Promise<void> {
    await press(this.#session, getByRole(connection() ?? document.body, 'button', { name: 'Retry' }));
  }

  async isSpinnerShown(): Promise<boolean> {
    return textsOf(queryAllByRole(document.body, 'status')).includes('Loading');
  }

  async hasConstructionWarning(): Promise<boolean> {
    const banner = getByRole(document.body, 'complementary', { name: 'Announcement' });
    return isRead(banner, 'This site is under construction; some features may not work');
  }

  async footer(): Promise<{ social: boolean; phone: boolean; email: boolean; copyright: boolean }> {
    const footer = getByRole(document.body, 'contentinfo');
    const addresses = allByRole(footer, 'link').map((link) => link.getAttribute('href') ?? '');
    const leadsTo = (beginning: string) => addresses.some((address) => address.startsWith(beginning));
    return {
      social: queryAllByRole(getByRole(footer, 'list', { name: 'Social' }), 'link').length > 0,
      phone: leadsTo('tel:'),
      email: leadsTo('mailto:'),
      copyright: isRead(footer, '©'),
    };
  }
}

function connectionText(): string {
  return textsOf(allByRole(connection(), 'status')).join();
}

function connection(): HTMLElement | null {
  return queryByRole(document.body, 'complementary', { name: 'Connection' });
}

function buttonNamed(words: string, of: string | undefined): HTMLElement {
  const place = of === undefined ? inFront() : partOf(of);
  const found =
    of === undefined
      ? [...allByRole(place, 'button', words), ...allByRole(place, 'link', words)]
      : allByRole(place, 'button').filter(({ textContent }) => textContent?.trim() === words);
  return theOne(found, `"${words}"`);
}

import { pageAt } from '../../../src/shop/open/pageAt.ts';
import type { TextPageDriver } from '../contracts/TextPageDriver.ts';
import { addressesOf } from './in-page/addressesOf.ts';
import { isRead } from './in-page/isRead.ts';
import { content } from './places.ts';
import type { ScreenSession } from './ScreenSession.ts';

/** The pages whose texts the shop writes, on a screen. */
export class ScreenTextPage implements TextPageDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async tells(words: string): Promise<boolean> {
    return content(this.#session.page).evaluate(isRead, words);
  }

  async pageBehind(link: string): Promise<string | undefined> {
    const [address = ''] = await content(this.#session.page).find('link', link).evaluate(addressesOf);
    return pageAt(address)?.name;
  }
}

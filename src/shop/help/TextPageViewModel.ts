import { makeAutoObservable, runInAction } from 'mobx';
import type { StorefrontPorts } from '../../../core/storefront/ports/StorefrontPorts.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import { textPageIn } from '../paths/textPageIn.ts';

export type TextPageParts = Pick<StorefrontPorts, 'navigation' | 'visibility' | 'log'> & {
  readonly pages: Pick<StorefrontPorts['pages'], 'page'>;
  readonly pendingWork: PendingWork;
};

/** The text page at the present address, as the shop has written it. */
export class TextPageViewModel {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** The text in Markdown; empty until it is read. */
  text = '';
  readonly #parts: TextPageParts;

  constructor(parts: TextPageParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads the text, and again whenever the shopper comes back to the tab. Returns a function that stops it. */
  appear(): () => void {
    void this.load();
    return this.#parts.visibility.whenVisible(() => void this.load());
  }

  /** Reads the text. Also retries after a failure; a text that is shown stays when it cannot be read again. */
  async load(): Promise<void> {
    const { pages, navigation, pendingWork, log } = this.#parts;
    const name = textPageIn(navigation.here());
    if (name === undefined) return;
    if (this.status === 'failed') this.status = 'loading';
    try {
      const { text } = await pendingWork.track(pages.page(name));
      runInAction(() => {
        this.text = text;
        this.status = 'ready';
      });
    } catch (error) {
      log.error('The text of a page could not be read', error);
      runInAction(() => {
        if (this.status === 'loading') this.status = 'failed';
      });
    }
  }
}

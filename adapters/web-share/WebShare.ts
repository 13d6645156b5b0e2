import type { ForSharing, SharedPage } from '../../core/storefront/ports/browser/ForSharing.ts';

/** The parts of `window` that sharing needs. Pages over plain HTTP have neither `share` nor `clipboard`. */
export type SharingPage = {
  readonly location: { readonly origin: string };
  readonly navigator: {
    share?(data: { title: string; url: string }): Promise<void>;
    readonly clipboard?: { writeText(text: string): Promise<void> };
  };
};

/** Shares with the browser's Web Share API, else copies to the clipboard. */
export class WebShare implements ForSharing {
  readonly #page: SharingPage;

  constructor(page: SharingPage) {
    this.#page = page;
  }

  async share({ title, path }: SharedPage): Promise<'offered' | 'copied'> {
    const { navigator, location } = this.#page;
    const url = new URL(path, location.origin).href;
    if (await this.#offer({ title, url })) return 'offered';
    if (navigator.clipboard === undefined) throw new Error('The browser gives this page no clipboard');
    await navigator.clipboard.writeText(url);
    return 'copied';
  }

  /** Whether the browser has offered to share. A dismissed offer is one, too. */
  async #offer(data: { title: string; url: string }): Promise<boolean> {
    const { navigator } = this.#page;
    if (navigator.share === undefined) return false;
    try {
      await navigator.share(data);
      return true;
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError';
    }
  }
}

import type { ForTellingTime } from '../../core/storefront/ports/browser/ForTellingTime.ts';
import { type Provider, type ProviderPage, providerOf } from './Provider.ts';

/** The time limit for loading the provider's script, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Loads the provider's script when it is first needed. A retry after a failure or timeout uses a different URL, because browsers
 * queue a request behind a pending one for the same URL.
 */
export class ScriptLoader {
  readonly #url: string;
  readonly #page: ProviderPage;
  readonly #time: ForTellingTime;
  #failures = 0;

  constructor(url: string, page: ProviderPage, time: ForTellingTime) {
    this.#url = url;
    this.#page = page;
    this.#time = time;
  }

  /** Rejects with an error whose message the shopper may see. Uses a script that loaded after the time limit. */
  async load(): Promise<Provider> {
    return providerOf(this.#page) ?? this.#addScript();
  }

  async #addScript(): Promise<Provider> {
    const script = this.#page.document.createElement('script');
    script.src = this.#nextUrl();
    script.async = true;
    try {
      return await this.#whenLoaded(script);
    } catch (error) {
      this.#failures += 1;
      script.remove();
      throw error;
    }
  }

  #whenLoaded(script: HTMLScriptElement): Promise<Provider> {
    return new Promise((resolve, reject) => {
      const cancelTimeout = this.#time.after(TIMEOUT_MS, () =>
        reject(new Error('The payment provider took too long to answer')),
      );
      script.addEventListener('load', () => {
        cancelTimeout();
        const provider = providerOf(this.#page);
        if (provider === undefined) reject(new Error('The payment provider could not be started'));
        else resolve(provider);
      });
      script.addEventListener('error', () => {
        cancelTimeout();
        reject(new Error('The payment provider could not be reached'));
      });
      this.#page.document.head.append(script);
    });
  }

  #nextUrl(): string {
    if (this.#failures === 0) return this.#url;
    return `${this.#url}${this.#url.includes('?') ? '&' : '?'}retry=${this.#failures}`;
  }
}

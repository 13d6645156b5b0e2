import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';
import { type Provider, type ProviderPage, providerOf } from './Provider.ts';

/** How long the provider's script may take to load, in milliseconds. */
const LIMIT_MS = 10_000;

/**
 * Brings the provider's script into the page when it is first needed. After a failed or hung try the next one asks at a
 * fresh address, because browsers let a request wait behind a hung one for the same address.
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

  /** Rejects with an error fit for the shopper's eyes when the script cannot be had. A script that came late is used. */
  async load(): Promise<Provider> {
    if (providerOf(this.#page) === undefined) await this.#bring();
    const provider = providerOf(this.#page);
    if (provider === undefined) throw new Error('The payment provider could not be started');
    return provider;
  }

  async #bring(): Promise<void> {
    const script = this.#page.document.createElement('script');
    script.src = this.#address();
    script.async = true;
    try {
      await this.#arrival(script);
    } catch (error) {
      this.#failures += 1;
      script.remove();
      throw error;
    }
  }

  #arrival(script: HTMLScriptElement): Promise<void> {
    return new Promise((resolve, reject) => {
      const callOff = this.#time.after(LIMIT_MS, () =>
        reject(new Error('The payment provider took too long to answer')),
      );
      script.addEventListener('load', () => {
        callOff();
        if (providerOf(this.#page) === undefined) reject(new Error('The payment provider could not be started'));
        else resolve();
      });
      script.addEventListener('error', () => {
        callOff();
        reject(new Error('The payment provider could not be reached'));
      });
      this.#page.document.head.append(script);
    });
  }

  #address(): string {
    if (this.#failures === 0) return this.#url;
    return `${this.#url}${this.#url.includes('?') ? '&' : '?'}retry=${this.#failures}`;
  }
}

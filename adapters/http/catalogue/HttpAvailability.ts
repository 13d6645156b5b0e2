import type { Availability } from '../../../core/domain/stock/Availability.ts';
import type { ForTellingTime } from '../../../core/storefront/ports/browser/ForTellingTime.ts';
import type { ForAskingAvailability } from '../../../core/storefront/ports/catalogue/ForAskingAvailability.ts';
import { availabilityResponse, MOST_KEYS } from '../../wire/availabilityCalls.ts';
import type { HttpApi } from '../HttpApi.ts';

/** Products that are asked for within this time of one another share a call, in milliseconds. */
const TOGETHER_MS = 100;

type Found = Readonly<Record<string, Availability>>;

/** What is left of products, from `/api/availability`, in one call for all products that appear together. */
export class HttpAvailability implements ForAskingAvailability {
  readonly #api: HttpApi;
  readonly #clock: ForTellingTime;
  #keys: string[] = [];
  #answer: Promise<Found> | undefined;
  /** Lets the call be made. */
  #send: () => void = () => undefined;
  #callOff: () => void = () => undefined;

  constructor(api: HttpApi, clock: ForTellingTime) {
    this.#api = api;
    this.#clock = clock;
  }

  /** Waits until no more products are asked for: a page that the server has rendered is hydrated card by card. */
  async availability(key: string): Promise<Availability | undefined> {
    // The commas in the query string separate the keys.
    if (key.includes(',')) return undefined;
    this.#keys.push(key);
    this.#answer ??= new Promise<void>((resolve) => {
      this.#send = resolve;
    }).then(() => this.#askTogether());
    this.#callOff();
    this.#callOff = this.#clock.after(TOGETHER_MS, this.#send);
    return (await this.#answer)[key];
  }

  async #askTogether(): Promise<Found> {
    const keys = this.#keys;
    this.#keys = [];
    this.#answer = undefined;
    const calls: Promise<Found>[] = [];
    for (let from = 0; from < keys.length; from += MOST_KEYS) calls.push(this.#ask(keys.slice(from, from + MOST_KEYS)));
    return Object.assign({}, ...(await Promise.all(calls)));
  }

  async #ask(keys: readonly string[]): Promise<Found> {
    const path = `/availability?keys=${keys.map(encodeURIComponent).join(',')}`;
    return (await this.#api.call({ method: 'GET', path, responseSchema: availabilityResponse })).availability;
  }
}

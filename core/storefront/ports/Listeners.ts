/** The functions that an adapter calls when something changes. */
export class Listeners<Parameters extends readonly unknown[] = []> {
  readonly #listeners = new Set<(...parameters: Parameters) => void>();

  /** Adds a listener; a function that is added twice is called twice. Returns a function that removes it. */
  add(listener: (...parameters: Parameters) => void): () => void {
    const subscriber = (...parameters: Parameters) => listener(...parameters);
    this.#listeners.add(subscriber);
    return () => {
      this.#listeners.delete(subscriber);
    };
  }

  /** Calls the listeners that are there now, not those added by one of them. */
  call(...parameters: Parameters): void {
    for (const listener of [...this.#listeners]) listener(...parameters);
  }
}

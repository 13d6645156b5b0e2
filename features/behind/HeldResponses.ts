/** Holds the responses of slow areas of the back-end until they are released. */
export class HeldResponses<Area> {
  readonly #slow = new Set<Area>();
  readonly #held: (() => void)[] = [];

  /** Holds the area's responses from now on. */
  slowDown(area: Area): void {
    this.#slow.add(area);
  }

  /** How many responses are held now. */
  get count(): number {
    return this.#held.length;
  }

  /** Waits until this response is released, if the area is slow. */
  async pass(area: Area | undefined): Promise<void> {
    if (area === undefined || !this.#slow.has(area)) return;
    await new Promise<void>((resolve) => this.#held.push(resolve));
  }

  /** Releases the response that is held longest, or the one held last. */
  release(which: 'first' | 'last'): void {
    const release = which === 'first' ? this.#held.shift() : this.#held.pop();
    if (release === undefined) throw new Error('No response is held');
    release();
  }

  /** Releases all responses, and holds no others. */
  releaseAll(): void {
    this.#slow.clear();
    for (const release of this.#held.splice(0)) release();
  }
}

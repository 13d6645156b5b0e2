const MINUTE_MS = 60_000;
const MS_PER_SECOND = 1000;

/** Counts calls in minutes, each of which begins with the first call after the one before. */
export class CallLimit {
  #startedAt = Number.NEGATIVE_INFINITY;
  #calls = 0;

  /** Counts a call. Returns the seconds until the next minute when there were more than `most` in this one, otherwise undefined. */
  count(most: number, nowMs: number): number | undefined {
    const isOver = nowMs < this.#startedAt || nowMs >= this.#startedAt + MINUTE_MS;
    if (isOver) [this.#startedAt, this.#calls] = [nowMs, 0];
    this.#calls += 1;
    return this.#calls > most ? Math.ceil((this.#startedAt + MINUTE_MS - nowMs) / MS_PER_SECOND) : undefined;
  }
}

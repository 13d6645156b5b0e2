/** One number for each row of a table that grows, in a typed array: a fraction of the room that an object for each row takes. */
export class GrowingColumn<Numbers extends Float64Array | Uint32Array> {
  readonly #make: (length: number) => Numbers;
  #numbers: Numbers;
  #length = 0;

  /** @param make Returns a typed array of so many zeros. */
  constructor(make: (length: number) => Numbers) {
    this.#make = make;
    this.#numbers = make(16);
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const wider = this.#make(2 * this.#length);
      wider.set(this.#numbers);
      this.#numbers = wider;
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  /** Returns the number of a row; 0 where there is none. */
  at(row: number): number {
    return this.#numbers[row] ?? 0;
  }

  /** Replaces the number of a row that there is. */
  set(row: number, number: number): void {
    this.#numbers[row] = number;
  }

  /** Returns all numbers, in an array of their own. */
  numbers(): Numbers {
    return this.#numbers.slice(0, this.#length) as Numbers;
  }
}

export const growingFloats = () => new GrowingColumn((length) => new Float64Array(length));
export const growingIntegers = () => new GrowingColumn((length) => new Uint32Array(length));

import type { Choices } from './address.ts';

/** A scenario or a statement on the page, and what it is found by. */
export class Item {
  readonly element: HTMLElement;
  readonly #areas: readonly string[];
  readonly #proofs: readonly string[];
  #text: string | undefined;

  constructor(element: HTMLElement) {
    this.element = element;
    this.#areas = words(element.closest<HTMLElement>('[data-area]')?.dataset.area);
    this.#proofs = words(element.dataset.by);
  }

  /** Whether the item is among what was chosen; every word of the search must occur. */
  isFound({ q, area, by, changed }: Choices): boolean {
    if (area !== '' && !this.#areas.includes(area)) return false;
    if (by === 'nothing' ? this.#proofs.length > 0 : by !== '' && !this.#proofs.includes(by)) return false;
    if (changed !== '' && this.element.dataset.change === undefined) return false;
    return words(q.toLowerCase()).every((word) => this.#words.includes(word));
  }

  /** Its own words and those of the rule and the feature around it, in lower case. */
  get #words(): string {
    const around = ['.rule', '.feature'].map((kind) => this.element.closest(kind)?.querySelector('summary'));
    this.#text ??= [this.element, ...around]
      .map((one) => one?.textContent)
      .join(' ')
      .toLowerCase();
    return this.#text;
  }
}

function words(text = ''): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

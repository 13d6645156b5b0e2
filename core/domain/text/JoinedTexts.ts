/** Many texts, joined into one: one search of a long string is faster than searches of many short ones. */
export type JoinedTexts = {
  /** Visits the indexes of the texts that hold this one, in order, until `visit` returns false. */
  visit(held: string, visit: (index: number) => boolean): void;
  /** Whether one of the texts holds this one. */
  hold(held: string): boolean;
};

export function joinTexts(texts: readonly string[]): JoinedTexts {
  const all = texts.join('\n');
  // The texts themselves are not kept.
  const { length } = texts;
  /** Where each text begins in it; behind the last, where one more would. */
  const starts = new Uint32Array(length + 1);
  texts.forEach((text, index) => {
    starts[index + 1] = (starts[index] ?? 0) + text.length + 1;
  });
  const startOf = (index: number) => starts[index] ?? 0;

  const visit: JoinedTexts['visit'] = (held, visitOne) => {
    let index = 0;
    let at = all.indexOf(held);
    while (at !== -1 && index < length) {
      while (startOf(index + 1) <= at) index += 1;
      const isWithin = at + held.length < startOf(index + 1);
      if (isWithin && !visitOne(index)) return;
      if (isWithin) index += 1;
      at = all.indexOf(held, isWithin ? startOf(index) : at + 1);
    }
  };
  return {
    visit,
    hold: (held) => {
      let isHeld = false;
      visit(held, () => {
        isHeld = true;
        return false;
      });
      return isHeld;
    },
  };
}

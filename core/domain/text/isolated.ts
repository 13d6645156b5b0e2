/** The letters that are written from right to left, such as Hebrew and Arabic, by their code units, and the marks that turn the direction of a text. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;

/**
 * Returns a name to put into a sentence. One that is written from right to left is enclosed in U+2068 and U+2069 (first strong
 * isolate), so that neither it nor the sentence moves the other's punctuation. Any other name is returned as it is.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

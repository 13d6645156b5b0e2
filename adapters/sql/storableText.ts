/** What PostgreSQL's text cannot have: the character U+0000 and surrogates without their pair. */
const NOT_STORABLE = /\0|\p{Surrogate}/gu;

/** Returns the text with U+FFFD in the place of each character that the database cannot store. */
export function storableText(text: string): string {
  return text.replace(NOT_STORABLE, '\uFFFD');
}

/** Returns the values with storable texts. */
export function storableValues<Value>(values: readonly Value[]): (Value | string)[] {
  return values.map((value) => (typeof value === 'string' ? storableText(value) : value));
}

/** Returns JSON whose texts the database can extract. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (typeof each === 'string' ? storableText(each) : each));
}

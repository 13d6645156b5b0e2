const LIKE_A_PHONE = /^[\d\s()+-]+$/;

/** Returns the text by which orders are searched: in small letters, and of what is typed like a phone number the digits alone. */
export function orderSearchText(typed: string): string {
  const text = typed.trim().toLowerCase();
  return LIKE_A_PHONE.test(text) ? text.replace(/\D/g, '') : text;
}

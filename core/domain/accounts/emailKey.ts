/** Returns the form in which e-mails are compared and looked up: trimmed and in lower case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

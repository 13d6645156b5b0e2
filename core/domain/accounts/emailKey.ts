/** Returns the form under which an e-mail is looked up and compared: case and surrounding white space do not count. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

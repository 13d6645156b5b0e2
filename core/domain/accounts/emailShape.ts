/** Whether a text has the shape of an e-mail address: something, an at sign, a domain with a dot, and no white space. */
export function hasEmailShape(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

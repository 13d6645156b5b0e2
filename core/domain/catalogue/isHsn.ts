const HSN = /^\d{4}(\d\d){0,2}$/;

/** Whether a text is a code of the Harmonised System of Nomenclature: 4, 6 or 8 digits. */
export function isHsn(text: string): boolean {
  return HSN.test(text);
}

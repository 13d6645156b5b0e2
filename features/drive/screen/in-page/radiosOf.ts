/** Runs in the page: the text of the radio button that is chosen, and of the one that has the focus; `none` when there is none. */
export function radiosOf(radios: readonly Element[]): { readonly chosen: string; readonly focused: string } {
  const textOf = (radio: Element | undefined) => radio?.firstChild?.textContent ?? 'none';
  return {
    chosen: textOf(radios.find((radio) => radio.getAttribute('aria-checked') === 'true')),
    focused: textOf(radios.find((radio) => radio === document.activeElement)),
  };
}

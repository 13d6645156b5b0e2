/** Runs in the page: the id of the option that a combobox highlights; null while it highlights none. */
export const highlightedId = ([box]: readonly Element[]) => box?.getAttribute('aria-activedescendant') ?? null;

/** Runs in the page. */
export const idsOf = (parts: readonly Element[]) => parts.map(({ id }) => id);

import type { StyleFacts, StylePicture, StyleTexts } from '../../../domain/styles/Style.ts';

/**
 * What is stored of a style besides its products. While it has products, they say what it is called and what it looks like, because an
 * import replaces them alone.
 */
export type StoredStyle = StyleTexts & StyleFacts & { readonly id: string; readonly pictures: readonly StylePicture[] };

/** Which styles are wanted: those behind the style `after` that have the text in their title, creator, id or in a SKU. */
export type StyleSearch = {
  /** In small letters; empty for all. */
  readonly text: string;
  /** Those with a counted size of which so many pieces are free, at least and at most. */
  readonly free?: readonly [least: number, most: number] | undefined;
  readonly after?: string | undefined;
  readonly most: number;
};

/** What products do not say of their styles. */
export type ForStoringStyles = {
  /** Resolves with what is stored of these styles. A style that was imported and never changed has nothing. */
  stored(ids: readonly string[]): Promise<readonly StoredStyle[]>;
  /** Adds what is stored of a style, or replaces it. */
  save(style: StoredStyle): Promise<void>;
  /** Resolves with ids: first the styles without products, the newest first, then the others, those that came last into the catalogue first. */
  find(search: StyleSearch): Promise<readonly string[]>;
};

import type { Style, StyleFacts, StylePicture, StyleTexts } from '../../domain/styles/Style.ts';
import type { StyleSize } from '../../domain/styles/StyleSize.ts';

/** A size as it was read: its tag names its state when it is changed. `onHand` is absent when its pieces are not counted. */
export type ReadSize = StyleSize & { readonly tag: string; readonly onHand?: number | undefined };

export type StyleRow = Pick<Style, 'id' | 'title' | 'creator'> & {
  /** Absent while there is none. */
  readonly picture?: StylePicture | undefined;
  readonly sizes: readonly ReadSize[];
};

/** A page of styles; `next` is what the next page is behind, when there is one. */
export type StylePage = { readonly styles: readonly StyleRow[]; readonly next?: string | undefined };

/** A style as it was read: its tag names its state when it is changed. */
export type ReadStyle = { readonly style: Style; readonly tag: string };

/** What changes of a style. `pictures` is each picture once, in the new order. */
export type StyleChange = Partial<StyleTexts & StyleFacts> & {
  readonly pictures?: readonly Pick<StylePicture, 'id' | 'alt'>[];
};

export type Refused = { readonly outcome: 'refused'; readonly text: string };

/** The end of an attempt to save something. `stale`: somebody else has changed it meanwhile, to `current`. */
export type SaveOutcome<Value> =
  | { readonly outcome: 'saved'; readonly value: Value }
  | { readonly outcome: 'stale'; readonly current: Value }
  | Refused;

export type AddOutcome<Value> = { readonly outcome: 'added'; readonly value: Value } | Refused;

/** A picture to add. `tellProgress` is called with the part that is sent, from 0 to 1. */
export type Upload = {
  readonly photograph: Uint8Array;
  readonly alt: string;
  tellProgress(part: number): void;
};

/**
 * The styles of the shop. Methods reject with {@link SessionEnded} without a session, with {@link Unreachable} when the back-end does not
 * answer, and with another error when it fails.
 */
export type ForKeepingStyles = {
  find(search: { readonly text: string; readonly after?: string | undefined }): Promise<StylePage>;
  /** Resolves with a style and its sizes; undefined when there is none. */
  read(id: string): Promise<(ReadStyle & { readonly sizes: readonly ReadSize[] }) | undefined>;
  add(style: Pick<StyleTexts, 'title' | 'creator'>): Promise<AddOutcome<ReadStyle>>;
  save(id: string, tag: string, change: StyleChange): Promise<SaveOutcome<ReadStyle>>;
  addPicture(styleId: string, upload: Upload): Promise<AddOutcome<StylePicture>>;
  /** Takes a picture out of a style; one that is not there stays away. */
  removePicture(styleId: string, pictureId: string): Promise<void>;
};

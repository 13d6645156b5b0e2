import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadSize } from '../../../core/admin/ports/ForKeepingStyles.ts';
import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import type { StyleSize } from '../../../core/domain/styles/StyleSize.ts';
import { fromField, toField } from '../products/rupeesField.ts';

/** What is typed of a size; prices in rupees. */
export type SizeDraft = { size: string; price: string; compareAtPrice: string; hidden: boolean };

export const blankSize: SizeDraft = { size: '', price: '', compareAtPrice: '', hidden: false };

/** Returns the size that was typed, or what is wrong with it. */
export function sizeOf(draft: SizeDraft): Omit<StyleSize, 'sku' | 'styleId'> | string {
  const [price, compareAtPrice] = [fromField(draft.price), fromField(draft.compareAtPrice)];
  if (draft.size.trim() === '') return 'A size needs a name, such as M';
  if (price === null || price === undefined) return 'Type a price in rupees, such as 499';
  if (compareAtPrice === undefined) return 'Type the price before in rupees, such as 699, or nothing';
  if (compareAtPrice !== null && compareAtPrice < price) return 'The price before is below the price';
  return { size: draft.size.trim(), price, compareAtPrice, hidden: draft.hidden };
}

/** A size in the table. */
export class SizeRow {
  draft: SizeDraft;
  /** Why saving was refused; empty while there is nothing to say. */
  refusal = '';
  private read: ReadSize;
  /** What somebody else has saved meanwhile. */
  private theirs: ReadSize | undefined;

  constructor(read: ReadSize) {
    this.read = read;
    this.draft = draftOf(read);
    makeAutoObservable<this, 'read' | 'theirs'>(
      this,
      { read: observableRef, theirs: observableRef },
      { autoBind: true },
    );
  }

  get sku(): string {
    return this.read.sku;
  }

  get tag(): string {
    return this.read.tag;
  }

  /** The pieces on hand; empty when they are not counted. */
  get stock(): string {
    return this.read.onHand === undefined ? '' : String(this.read.onHand);
  }

  get isChanged(): boolean {
    return JSON.stringify(draftOf(this.read)) !== JSON.stringify(this.draft);
  }

  /** What somebody else has saved meanwhile; undefined when nobody has. */
  get conflict(): string | undefined {
    if (this.theirs === undefined) return undefined;
    const { size, price, compareAtPrice, hidden } = this.theirs;
    const compared = compareAtPrice === null ? '' : ` instead of ${formatMoney(compareAtPrice)}`;
    return `Somebody else has saved: ${size}, ${formatMoney(price)}${compared}${hidden ? ', hidden' : ''}.`;
  }

  type<Field extends keyof SizeDraft>(field: Field, value: SizeDraft[Field]): void {
    this.draft[field] = value;
    this.refusal = '';
  }

  /** Returns what is changed, or what is wrong with it. */
  change(): Omit<StyleSize, 'sku' | 'styleId'> | string {
    return sizeOf(this.draft);
  }

  adopt(read: ReadSize): void {
    this.read = { ...read, onHand: read.onHand ?? this.read.onHand };
    this.draft = draftOf(read);
    this.theirs = undefined;
    this.refusal = '';
  }

  meet(theirs: ReadSize): void {
    this.theirs = theirs;
  }

  takeTheirs(): void {
    if (this.theirs !== undefined) this.adopt(this.theirs);
  }

  /** Keeps what was typed; the next save is made to what somebody else has saved. */
  keepMine(): void {
    const { theirs, draft } = this;
    if (theirs === undefined) return;
    this.adopt(theirs);
    this.draft = draft;
  }

  discard(): void {
    this.adopt(this.read);
  }

  refuse(text: string): void {
    this.refusal = text;
  }
}

function draftOf({ size, price, compareAtPrice, hidden }: ReadSize): SizeDraft {
  return { size, price: toField(price), compareAtPrice: toField(compareAtPrice), hidden };
}

import type { DeliveryDays } from '../../../core/domain/settings/DeliveryDays.ts';
import type { Seller } from '../../../core/domain/settings/ShopSettings.ts';
import type { Fit } from '../../../core/domain/styles/fit.ts';

/** What staff, the bank and time do behind the shop; only for a back-end that keeps stock and orders. */
export type StaffDriver = {
  /** Counts the pieces of a product; of one that is sold in several sizes, those of one size. */
  counts(product: string, pieces: number, size?: string): void;
  /** Takes a product out of the shop. */
  hides(product: string): void;
  packs(email: string): void;
  ships(email: string, parcel: { readonly carrier: string; readonly trackingNumber: string }): void;
  delivers(email: string): void;
  cancels(email: string): void;
  /** Takes in the pieces of her latest return, which go back into stock. */
  receivesReturn(email: string): void;
  refundsReturn(email: string): void;
  /** Sends the other size. */
  exchanges(email: string, parcel: { readonly carrier: string; readonly trackingNumber: string }): void;
  refusesReturn(email: string, note: string): void;
  /** Gives a part of what was paid back, in rupees. */
  refunds(email: string, rupees: number): void;
  /** From now on the bank takes its time: payments are authorized, not captured. */
  bankWaits(): void;
  /** The bank captures the payment of the shopper's latest order. */
  bankPays(email: string): void;
  /** Sets in how many working days the shop delivers. */
  deliversIn(days: DeliveryDays): void;
  /** Adds a holiday, such as `2026-11-27`. */
  closesOn(day: string): void;
  /** Writes the text of a page, such as `returns`. */
  writes(page: string, text: string): void;
  /** Sets which words mean the same in a search, a line a group. */
  setsSynonyms(synonyms: string): void;
  /** Says who sells, as far as it is given. */
  introduces(seller: Partial<Seller>): void;
  /** Other buyers of a product, one for each answer, have got it and said how it fits. */
  buyersSay(product: string, fits: readonly Fit[]): void;
  /** Resolves with how many answers there are about the style of a product. */
  fitAnswers(product: string): Promise<number>;
  /** Makes it noon of a day at the shop, such as `2026-11-24`, until the end of the scenario. */
  isOn(day: string): void;
  /** Lets days pass, in which all jobs are done. */
  daysPass(days: number): void;
  /** Lets an hour pass, in which all jobs are done. */
  hourPasses(): void;
  /** Resolves with the kinds of the mails that a shopper got, the oldest first. */
  mails(email: string): Promise<readonly string[]>;
};

import type { Paise } from '../money/Paise.ts';
import { type Offer, plainOffer } from './StyleSize.ts';

/** A change of many offers. What is absent stays; a price is set or changed by a percentage, not both. */
export type OfferChange = {
  readonly price?: Paise | undefined;
  /** By how much the price changes: -10 makes ₹1,000 to ₹900. */
  readonly pricePercent?: number | undefined;
  readonly compareAtPrice?: Paise | null | undefined;
  readonly hidden?: boolean | undefined;
};

const PERCENT = 100;

/** Returns the offer after a change; a percentage is rounded to a whole paisa. */
export function changeOffer(offer: Offer, { price, pricePercent, compareAtPrice, hidden }: OfferChange): Offer {
  const byPercent =
    pricePercent === undefined ? offer.price : Math.round((offer.price * (PERCENT + pricePercent)) / PERCENT);
  return plainOffer({
    price: price ?? byPercent,
    compareAtPrice: compareAtPrice === undefined ? offer.compareAtPrice : compareAtPrice,
    hidden: hidden ?? offer.hidden,
  });
}

/** The fields in which two offers differ, as the second has them. */
export function changedFields(before: Offer, after: Offer): Partial<Offer> {
  const fields = Object.entries(after).filter(([field, value]) => before[field as keyof Offer] !== value);
  return Object.fromEntries(fields);
}

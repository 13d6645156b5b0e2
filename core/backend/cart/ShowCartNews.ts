import type { LineNews } from '../../domain/cart/LineNews.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { PricedLine } from '../ports/ForStoringCarts.ts';

/** Resolves with what has become of the lines of the shopper's cart, in their order. */
export type ShowCartNews = (shopperId: string) => Promise<readonly LineNews[]>;

export function makeShowCartNews({ carts }: Pick<BackEndPorts, 'carts'>): ShowCartNews {
  return async (shopperId) => (await carts.pricedLines(shopperId)).flatMap(newsOf);
}

/** Removes the lines whose products are no longer sold, and takes the prices of the others as known. Resolves with the news. */
export type AcceptCartNews = ShowCartNews;

export function makeAcceptCartNews({ transactions }: Pick<BackEndPorts, 'transactions'>): AcceptCartNews {
  return (shopperId) =>
    transactions.within(async ({ shoppers, carts }) => {
      await shoppers.lock(shopperId);
      const news = (await carts.pricedLines(shopperId)).flatMap(newsOf);
      const hidden = news.filter(({ kind }) => kind === 'hidden').map(({ key }) => key);
      await carts.remove(shopperId, hidden);
      await carts.setPrices(
        shopperId,
        news.flatMap((each) => (each.kind === 'repriced' ? [{ key: each.key, price: each.price }] : [])),
      );
      return news;
    });
}

function newsOf({ key, name, isListed, price, priceWhenAdded }: PricedLine): readonly LineNews[] {
  if (!isListed) return [{ kind: 'hidden', key, name }];
  if (priceWhenAdded === undefined || priceWhenAdded === price) return [];
  return [{ kind: 'repriced', key, name, was: priceWhenAdded, price }];
}

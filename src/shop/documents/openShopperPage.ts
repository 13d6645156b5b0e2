import type { Session } from '../../../core/domain/accounts/Session.ts';
import { pageAt } from '../open/pageAt.ts';
import { compose } from '../wiring/compose.ts';
import { bindStaticAdapters } from '../wiring/static.ts';
import { renderShop } from './renderPage.tsx';

/** A page of a shopper, with what it shows loaded. */
export type ShopperPage = {
  /** What its calls have returned, by their paths below `/api`, such as `/user/cart`. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Returns the HTML in the root; absent when the page is not rendered for shoppers, or cannot be. */
  readonly render?: () => Promise<string>;
};

const API = '/api';

/** Loads what the page at a path shows a shopper, with the `fetch` that calls the API for her. */
export async function openShopperPage(
  path: string,
  { session, fetch }: { readonly session: Session; readonly fetch: typeof globalThis.fetch },
): Promise<ShopperPage> {
  const page = pageAt(path);
  const answers: Record<string, unknown> = {};
  if (!page?.shopperRender) return { answers };
  const recording: typeof fetch = async (address, init) => {
    const response = await fetch(address, init);
    if (response.ok) answers[String(address).slice(API.length)] = await response.clone().json();
    return response;
  };
  const shop = compose((container) => bindStaticAdapters(container, path, { shopper: { session, fetch: recording } }));
  const { loadForShopper } = await page.load();
  const isLoaded = await loadForShopper?.(shop);
  return { answers, ...(isLoaded && { render: () => renderShop(shop, path) }) };
}

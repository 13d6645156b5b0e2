import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import type { ForQueryingProducts } from '../../../core/storefront/ports/catalogue/ForQueryingProducts.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import type { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { ShopProvider } from '../../shared/container/ShopContext.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { documentTitle } from '../../shared/ui/text/documentTitle.ts';
import type { CatalogueQuestion } from '../catalogue/CatalogueQuestion.ts';
import { type Creator, requestCreator } from '../catalogue/requestCreator.ts';
import { CATALOGUE } from '../catalogue/tokens.ts';
import { LISTING } from '../listing/tokens.ts';
import { App } from '../open/App.tsx';
import { type PageHead, pageHead } from '../open/pageHead.ts';
import type { PageRoute } from '../pages.ts';
import { creatorIn } from '../paths/creatorIn.ts';
import { productIdIn } from '../paths/productIdIn.ts';
import { compose } from '../wiring/compose.ts';
import { bindStaticAdapters } from '../wiring/static.ts';

enableStaticRendering(true);

export type RenderedPage = {
  /** The HTML inside the root. */
  readonly html: string;
  readonly head: PageHead;
  /** The product that the page is about. */
  readonly product?: Product | undefined;
  /** The creator whose page it is. */
  readonly creator?: Creator | undefined;
  /** Whether the address leads to nothing. */
  readonly isMissing: boolean;
  /** What the page has asked the catalogue for. */
  readonly questions: readonly CatalogueQuestion[];
};

type Address = {
  /** The page's path with its query. */
  readonly path: string;
  /** Answers at once. */
  readonly catalogue?: ForQueryingProducts;
};

/** The layout without a page in it. */
const frameHead: PageHead = {
  title: 'Creator Row',
  description: 'A page of Creator Row, the online fashion shop of the creators you follow.',
};

/**
 * Renders a page as a visitor first sees it: the spinner over it. Without a catalogue, that is loading. Without
 * an address, renders the page at its own path. Without a page, renders the layout alone.
 */
export async function renderPage(page: PageRoute | undefined, address?: Address): Promise<RenderedPage> {
  const path = address?.path ?? page?.path ?? '/';
  const shop = compose((container) => bindStaticAdapters(container, path, address));
  if (address?.catalogue !== undefined) {
    await shop.get(CATALOGUE).load();
    shop.get(LISTING).follow(true);
  }
  const html = await renderShop(shop, path, page === undefined ? <Skeleton label="Loading page" /> : undefined);
  return page === undefined
    ? { html, head: frameHead, isMissing: false, questions: [] }
    : { html, ...subjectOf(page, path, shop) };
}

/** Returns the HTML of the shop at a path. */
export async function renderShop(shop: ShopContainer, path: string, insteadOfPage?: ReactNode): Promise<string> {
  void shop.get(PENDING_WORK).track(new Promise(() => undefined));
  const { prelude } = await prerender(
    <ShopProvider shop={shop}>
      <App
        Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
        onNavigator={() => () => undefined}
        insteadOfPage={insteadOfPage}
      />
    </ShopProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
  );
  return new Response(prelude).text();
}

function subjectOf(page: PageRoute, path: string, shop: ShopContainer): Omit<RenderedPage, 'html'> {
  const catalogue = shop.get(CATALOGUE);
  const product = catalogue.productById(productIdIn(path));
  const name = creatorIn(path);
  const { creator } = name === undefined ? {} : requestCreator(catalogue, name);
  const subject = { product, creator: creator?.handle, listing: shop.get(LISTING).title };
  const { title, description } = pageHead(page, subject);
  return {
    ...{ product, creator, head: { title: documentTitle(title), description } },
    isMissing: page.isMissing?.(subject) ?? false,
    questions: catalogue.questions(),
  };
}

function fail(error: unknown): never {
  throw error;
}

import { enableStaticRendering } from 'mobx-react-lite';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { LISTING } from '../catalogue/tokens.ts';
import { compose } from '../composition/compose.ts';
import { bindStaticAdapters } from '../composition/staticAdapters.ts';
import { PENDING_WORK } from '../connection/tokens.ts';
import { ShopProvider } from '../container/ShopContext.tsx';
import { type PageHead, pageHead } from '../pageHead.ts';
import type { PageRoute } from '../routes.ts';
import { documentTitle } from '../ui/documentTitle.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

enableStaticRendering(true);

export type RenderedPage = {
  /** The HTML inside the root. */
  readonly html: string;
  readonly head: PageHead;
};

/** The layout without a page in it. */
const frameHead: PageHead = {
  title: 'Creator Row',
  description: 'A page of Creator Row, the online fashion shop of the creators you follow.',
};

/**
 * Renders the first state of a page: the spinner over it, and no catalogue. Without a page, renders the layout alone.
 */
export async function renderPage(page: PageRoute | undefined): Promise<RenderedPage> {
  const path = page?.path ?? '/';
  const shop = compose((container) => bindStaticAdapters(container, path));
  void shop.get(PENDING_WORK).track(new Promise(() => undefined));
  const { prelude } = await prerender(
    <ShopProvider shop={shop}>
      <App
        Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
        onNavigator={() => () => undefined}
        onOpened={() => undefined}
        insteadOfPage={page === undefined ? <Skeleton label="Loading page" /> : undefined}
      />
    </ShopProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
  );
  return { html: await new Response(prelude).text(), head: page ? headOf(page, shop.get(LISTING).title) : frameHead };
}

function headOf(page: PageRoute, listing: string): PageHead {
  const { title, description } = pageHead(page, { product: undefined, listing });
  return { title: documentTitle(title), description };
}

function fail(error: unknown): never {
  throw error;
}

import { enableStaticRendering } from 'mobx-react-lite';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { compose } from '../composition/compose.ts';
import { bindStaticAdapters } from '../composition/staticAdapters.ts';
import { PENDING_WORK } from '../connection/tokens.ts';
import { ShopProvider } from '../container/ShopContext.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

enableStaticRendering(true);

/** A document to be drawn when the shop is built: a page's path, or what stands at every other address. */
export type Drawing = { readonly path: string } | 'any other page';

/** The HTML inside the page's root as a visitor's first look shows it: the spinner over the page, nothing of the catalogue. */
export async function renderPage(drawing: Drawing): Promise<string> {
  const path = drawing === 'any other page' ? '/' : drawing.path;
  const shop = compose((container) => bindStaticAdapters(container, path));
  void shop.get(PENDING_WORK).track(new Promise(() => undefined));
  const { prelude } = await prerender(
    <ShopProvider shop={shop}>
      <App
        Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
        onNavigator={() => () => undefined}
        onOpened={() => undefined}
        insteadOfPage={drawing === 'any other page' ? <Skeleton label="Loading page" /> : undefined}
      />
    </ShopProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
  );
  return new Response(prelude).text();
}

function fail(error: unknown): never {
  throw error;
}

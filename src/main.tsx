import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/print.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { bindBrowserAdapters, ROUTER_NAVIGATION } from './composition/browserAdapters.ts';
import { compose } from './composition/compose.ts';
import { PORTS } from './container/portTokens.ts';
import { ShopProvider } from './container/ShopContext.tsx';
import { loadPrerenderedPage } from './navigation/loadPrerenderedPage.ts';
import type { LoadedPages } from './navigation/pages.ts';
import { ShopRouter } from './navigation/ShopRouter.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

const shop = compose(bindBrowserAdapters);
const router = shop.get(ROUTER_NAVIGATION);
/** A page's failure is reported by its boundary, once. */
const onCaughtError = () => undefined;

/** The first drawing is done piece by piece, so that the browser can paint and listen meanwhile. */
const draw = (pages: LoadedPages) =>
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <ShopProvider shop={shop}>
        <App
          Router={ShopRouter}
          pages={pages}
          onNavigator={(lent) => router.attach(lent)}
          onOpened={() => root.removeAttribute('data-opening')}
        />
      </ShopProvider>
    </StrictMode>,
  );

void loadPrerenderedPage(root.dataset.opening ?? '', window.location.pathname, shop.get(PORTS.clock)).then((pages) =>
  startTransition(() => draw(pages)),
);

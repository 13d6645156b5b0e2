import '../shared/ui/styles/fonts.css';
import '../shared/ui/styles/tokens.css';
import '../shared/ui/styles/base.css';
import '../shared/ui/styles/print.css';
import { documentFetch } from '../../adapters/http/documentFetch.ts';
import { nextTask } from '../shared/chunks/nextTask.ts';
import { ShopRouter } from '../shared/navigation/ShopRouter.tsx';
import { CATALOGUE } from './catalogue/tokens.ts';
import { openShop } from './open/openShop.tsx';
import { compose } from './wiring/compose.ts';
import { startMockBackEnd } from './wiring/startMockBackEnd.ts';
import { bindBrowserAdapters, ROUTER_NAVIGATION } from './wiring/visitor.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

// The build sets this constant. An import behind one that is false is not followed, so that production contains no code of the mock.
const backEndFetch = import.meta.env.VITE_MOCK_BACK_END
  ? startMockBackEnd(() => import('../../adapters/mirage/createMockBackEnd.ts'))
  : window.fetch.bind(window);
const loadMockAdapters = import.meta.env.VITE_MOCK_BACK_END
  ? async () => (await import('./wiring/mock.ts')).bindMockAdapters
  : undefined;

async function start(page: HTMLElement): Promise<void> {
  const styled = loadStyles();
  const bindMockAdapters = await loadMockAdapters?.();
  await nextTask();
  const { fetch, version } = documentFetch(backEndFetch, window);
  const shop = compose((container) => {
    bindBrowserAdapters(container, fetch);
    bindMockAdapters?.(container);
  });
  const router = shop.get(ROUTER_NAVIGATION);
  await nextTask();
  await styled;
  await openShop(shop, {
    ...{ root: page, Router: ShopRouter, catalogueVersion: version },
    onNavigator: (navigator) => router.attach(navigator),
  });
  whenLoaded(async () => (await import('./open/prefetchOnIntent.ts')).prefetchOnIntent(shop.get(CATALOGUE)));
}

/**
 * Loads the whole style sheet, of which the document has what its own HTML needs, after those rules. Resolves when it has been loaded,
 * and when it cannot be: the shop works without.
 */
function loadStyles(): Promise<unknown> | undefined {
  const href = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]')?.href;
  if (href === undefined) return undefined;
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(sheet);
  return new Promise((resolve) => {
    sheet.onload = resolve;
    sheet.onerror = resolve;
  });
}

/** Runs what the page can do without once it has loaded, so that it competes with nothing. */
function whenLoaded(run: () => Promise<unknown>): void {
  const begin = () => void run().catch(() => undefined);
  // The scripts of a rendered page may run after it has loaded.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

void start(root);
if (import.meta.env.PROD && !import.meta.env.VITE_MOCK_BACK_END)
  whenLoaded(() => import('../../adapters/service-worker/installServiceWorker.ts'));

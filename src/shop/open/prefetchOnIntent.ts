import type { Product } from '../../../core/domain/catalogue/Product.ts';
import type { LazyChunk } from '../../shared/chunks/LazyChunk.ts';
import { modalChunk } from '../../shared/chunks/modalChunk.ts';
import { savesData } from '../../shared/ui/savesData.ts';
import { prefetchPicture } from '../card/prefetchPicture.ts';
import { productIdIn } from '../paths/productIdIn.ts';
import { pageAt } from './pageAt.ts';
import { screenChunk } from './screenChunk.ts';

const OPENER = '[aria-haspopup="dialog"]';

/** How long a page without idle callbacks waits for its rest, in milliseconds. */
const IDLE_AFTER_MS = 1000;

type Products = { productById(id: string | undefined): Product | undefined };

/**
 * Prefetches a page when the mouse or the focus of the keyboard is on a link to it, and the script of modals where one may be opened.
 * A finger is on links whenever it scrolls, so that it prefetches no page.
 */
export function prefetchOnIntent(products: Products): void {
  const on = { passive: true };
  const isOpener = (target: EventTarget | null) => target instanceof Element && target.closest(OPENER) !== null;
  const prefetch = (target: EventTarget | null) => {
    if (!(target instanceof Element) || savesData()) return;
    const path = target.closest('a[href^="/"]')?.getAttribute('href');
    if (path) prefetchPage(path, products);
    if (isOpener(target)) load(modalChunk);
  };
  document.addEventListener(
    'pointerover',
    ({ pointerType, target }) => pointerType === 'mouse' && prefetch(target),
    on,
  );
  document.addEventListener('pointerdown', ({ target }) => isOpener(target) && load(modalChunk), on);
  document.addEventListener('focusin', ({ target }) => isFocusSeen(target) && prefetch(target), on);
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(loadForOpeners);
  else setTimeout(loadForOpeners, IDLE_AFTER_MS);
}

/** On a small screen each page has openers. */
function loadForOpeners(): void {
  const openers = [...document.querySelectorAll(OPENER)];
  if (!savesData() && openers.some((opener) => opener.getClientRects().length > 0)) load(modalChunk);
}

/** Whether the focus has come by the keyboard. */
function isFocusSeen(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible');
}

/** Prefetches the chunk of the page at a path, and a product's picture. */
function prefetchPage(path: string, products: Products): void {
  const page = pageAt(path);
  for (const screen of [page?.load, page?.frame]) if (screen !== undefined) load(screenChunk(screen));
  const product = products.productById(productIdIn(path));
  if (product?.picture !== undefined) prefetchPicture(product.picture);
}

/** A failure is reported when the component is shown. */
function load<Props extends object>(chunk: LazyChunk<Props>): void {
  chunk.preload((importer) => importer()).catch(() => undefined);
}

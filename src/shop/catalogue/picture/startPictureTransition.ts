import { nextPageRender } from '../../../shared/navigation/pageRendered.ts';

const NAME = 'product-picture';
/** How long the old page may wait for the new one, in milliseconds; after that there is no transition. */
const PATIENCE_MS = 300;

/**
 * Opens a product's page with a view transition from the card's picture to the page's. Returns false, and does nothing, where
 * the browser has no view transitions or the shopper prefers reduced motion.
 */
export function startPictureTransition(picture: HTMLElement, move: () => void): boolean {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  picture.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(async () => {
    const arrival = nextPageRender(PATIENCE_MS);
    move();
    await arrival;
    picture.style.viewTransitionName = '';
    const arrived = document.querySelector<HTMLElement>('main article:has(h1) picture');
    if (arrived !== null) arrived.style.viewTransitionName = NAME;
  });
  const forget = () => {
    for (const named of document.querySelectorAll<HTMLElement>('picture[style]')) named.style.viewTransitionName = '';
  };
  // A skipped transition is no error: the page has changed.
  transition.ready.catch(() => undefined);
  transition.finished.then(forget, forget);
  return true;
}

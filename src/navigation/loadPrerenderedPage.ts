import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';
import { loadChunk } from './loadChunk.ts';
import { type LoadedPages, loadPage, type PageOfTheShop } from './pages.ts';
import { paths } from './paths.ts';

/** The pages that are drawn to HTML when the shop is built. */
const drawnAhead: Readonly<Record<string, PageOfTheShop>> = { [paths.home]: 'Home', [paths.listing]: 'Listing' };

/**
 * Fetches the page that stands in the document already, so that the living one takes its place in one step. Nothing where the
 * document shows another page than the address asks for; a chunk that fails is left to the page's own loading to report.
 */
export async function loadPrerenderedPage(drawn: string, path: string, clock: ForTellingTime): Promise<LoadedPages> {
  const page = drawnAhead[path];
  if (drawn !== path || page === undefined) return {};
  return loadChunk(() => loadPage(page), clock).catch(() => ({}));
}

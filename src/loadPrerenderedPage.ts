import type { ForTellingTime } from '../core/storefront/ports/ForTellingTime.ts';
import { loadChunk } from './navigation/loadChunk.ts';
import { pageAt } from './pageAt.ts';
import { screenChunk } from './screenChunk.ts';

/**
 * Loads the chunk of the page whose HTML is in the document, so that the live page replaces it in one step. Loads nothing when
 * the document shows another page than the address. A chunk that fails is reported when the page itself loads it.
 */
export async function loadPrerenderedPage(rendered: string, address: string, clock: ForTellingTime): Promise<void> {
  const page = pageAt(address);
  if (page?.prerender === undefined || rendered !== page.path) return;
  await screenChunk(page.load)
    .preload((importer) => loadChunk(importer, clock))
    .catch(() => undefined);
}

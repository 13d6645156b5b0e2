import { when } from 'mobx';
import type { CatalogueQuestion } from './catalogue/CatalogueQuestion.ts';
import { CATALOGUE } from './catalogue/tokens.ts';
import { CONNECTION } from './connection/tokens.ts';
import { PORTS } from './container/portTokens.ts';
import type { ShopContainer } from './container/ShopContainer.ts';
import { loadChunk } from './navigation/loadChunk.ts';
import { reloadOutdated } from './navigation/reloadOutdated.ts';
import { pageAt } from './pageAt.ts';
import { screenChunk } from './screenChunk.ts';
import { serverPath } from './serverPath.ts';

/** What to do with the HTML in the document: `keep` it, because its page cannot be loaded. */
export type FirstRender = 'hydrate' | 'replace' | 'keep';

/**
 * Loads what the page in the document needs, so that the live page takes over in one step: its chunk and, if the server has rendered
 * it, what it has asked the catalogue for. The page is hydrated when it is that of the address, with the same catalogue.
 */
export async function loadFirstPage(
  shop: ShopContainer,
  { opening: rendered = '', version, questions = '[]' }: DOMStringMap,
  loadedVersion: () => string | undefined,
): Promise<FirstRender> {
  const { pathname, search } = window.location;
  const page = pageAt(pathname);
  const isThisPage = page?.prerender ? pageAt(rendered) === page : version !== undefined;
  if (page === undefined || !isThisPage || rendered === '') return 'replace';
  const clock = shop.get(PORTS.clock);
  const chunk = screenChunk(page.load).preload((importer) => loadChunk(importer, clock));
  if (version === undefined) return chunk.then(toReplace, toReplace);
  const connection = shop.get(CONNECTION);
  const answered = shop.get(CATALOGUE).loadWith(JSON.parse(questions) as readonly CatalogueQuestion[]);
  const catalogue = Promise.race([answered, when(() => connection.hasTrouble).then(() => false)]);
  try {
    await chunk;
  } catch (error) {
    shop.get(PORTS.log).error('The page of the server stays without its script', error);
    void reloadOutdated();
    return 'keep';
  }
  const isAnswered = await catalogue;
  const isSame = loadedVersion() === version && serverPath(`${pathname}${search}`) === rendered;
  return isSame && isAnswered ? 'hydrate' : 'replace';
}

/** A chunk that fails is reported when the page itself loads it. */
function toReplace(): FirstRender {
  return 'replace';
}

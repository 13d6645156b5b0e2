import { when } from 'mobx';
import { loadChunk } from '../../shared/chunks/loadChunk.ts';
import { reloadOutdated } from '../../shared/chunks/reloadOutdated.ts';
import { CONNECTION } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import type { ShopContainer } from '../../shared/container/ShopContainer.ts';
import type { CatalogueQuestion } from '../catalogue/CatalogueQuestion.ts';
import { CATALOGUE } from '../catalogue/tokens.ts';
import { SESSION } from '../session/tokens.ts';
import { pageAt } from './pageAt.ts';
import { screenChunk } from './screenChunk.ts';
import { serverPath } from './serverPath.ts';

/**
 * The longest that the first render waits for its page's script, in ms. Without it the page is a placeholder, and React shows what
 * takes the place of one after this time at the earliest.
 */
const LONGEST_WAIT_MS = 300;

/** What to do with the HTML in the document: `keep` it, because its page cannot be loaded. */
export type FirstRender = 'hydrate' | 'replace' | 'keep';

/**
 * Loads what the page in the document needs, so that the live page takes over in one step: its chunk and, if the server has rendered
 * it, what it has asked the catalogue for, or what it shows the shopper. The page is hydrated when it is that of the address, with the
 * same catalogue, or with the answers of the same response. A page of which the document has nothing is waited for briefly.
 */
export async function loadFirstPage(
  shop: ShopContainer,
  root: DOMStringMap,
  loadedVersion: () => string | undefined,
): Promise<FirstRender> {
  const { opening: rendered = '', version, questions = '[]' } = root;
  // From here on the document shows no other HTML (`earlyPageScript`).
  root.started = '';
  root.opening = '';
  const { pathname, search } = window.location;
  const page = pageAt(pathname);
  if (page === undefined) return 'replace';
  const clock = shop.get(PORTS.clock);
  const preload = (load: Parameters<typeof screenChunk>[0]) =>
    screenChunk(load).preload((importer) => loadChunk(importer, clock));
  const isForOthers = page.needsLogin && !shop.get(SESSION).isLoggedIn;
  const loadChunks = () =>
    Promise.all(isForOthers ? [] : [page.load, ...(page.frame ? [page.frame] : [])].map(preload));
  if (rendered === '') {
    const waited = new Promise<unknown>((resolve) => clock.after(LONGEST_WAIT_MS, () => resolve(undefined)));
    return Promise.race([loadChunks(), waited]).then(toReplace, toReplace);
  }
  const isThisPage = page.prerender ? pageAt(rendered) === page : version !== undefined;
  if (!isThisPage) return 'replace';
  const chunk = loadChunks();
  if (version === undefined) return chunk.then(toReplace, toReplace);
  const connection = shop.get(CONNECTION);
  const answered = page.shopperRender
    ? chunk
        .then(page.load)
        .then((screen) => screen.loadForShopper?.(shop))
        .catch(() => false)
    : shop.get(CATALOGUE).loadWith(JSON.parse(questions) as readonly CatalogueQuestion[]);
  const loaded = Promise.race([answered, when(() => connection.hasTrouble).then(() => false)]);
  try {
    await chunk;
  } catch (error) {
    shop.get(PORTS.log).error('The page of the server stays without its script', error);
    void reloadOutdated();
    return 'keep';
  }
  const isAnswered = await loaded;
  const isSame = page.shopperRender || serverPath(`${pathname}${search}`) === rendered;
  return isAnswered && isSame && loadedVersion() === version ? 'hydrate' : 'replace';
}

/** A chunk that fails is reported when the page itself loads it. */
function toReplace(): FirstRender {
  return 'replace';
}

import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { makeBackEnd } from '../../core/backend/BackEnd.ts';
import { noFilters } from '../../core/domain/catalogue/filters/Filters.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { MemoryBackEndPorts } from '../memory/backEnd/MemoryBackEndPorts.ts';
import { CatalogueTexts } from './CatalogueTexts.ts';
import { keptRoute } from './keptRoute.ts';
import { catalogueRoutes } from './routes/catalogueRoutes.ts';

const MOST_BYTES = 64_000_000;
const PAGE = 100;
const NOBODY = '';

/** The call of GET /catalogue, whose products have descriptions of 4,000 characters. `page` is the search behind it. */
async function catalogue() {
  const ports = new MemoryBackEndPorts();
  const products = Array.from({ length: PAGE }, (_, at) => {
    const description = `${at} `.repeat(4_000).slice(0, 4_000);
    return { ...aProduct({ key: `p${at}`, id: at, description }), isListed: true };
  });
  await ports.products.import(products);
  const backEnd = makeBackEnd(ports);
  const page = vi.spyOn(backEnd.searchCatalogue, 'page');
  const row = catalogueRoutes(backEnd).find(({ path }) => path === '/catalogue');
  if (row === undefined) throw new Error('There is no row');
  const texts = new CatalogueTexts();
  const { handle, send } = keptRoute(row, texts);
  const app = Fastify();
  app.get<{ Params: { max: string } }>('/:max', async (request, reply) => {
    const filters = { ...noFilters, priceBands: [{ min: 0, max: 1_000_000 + Number(request.params.max) }] };
    const query = { filters, places: { from: 0, count: PAGE } };
    const answer = await handle(NOBODY, { params: {}, query } as never);
    return send?.(answer as object, request, reply);
  });
  /** Each number is another question, about all products. */
  const ask = (question: number) => app.inject({ url: `/${question}`, headers: { 'accept-encoding': 'br' } });
  return { ports, ask, page, texts };
}

it('An answer is made once until the catalogue changes', async () => {
  const { ports, ask, page } = await catalogue();
  const first = await ask(0);
  expect((await ask(0)).rawPayload).toEqual(first.rawPayload);
  expect(page).toHaveBeenCalledTimes(1);
  await ports.products.import([{ ...aProduct({ key: 'p0', id: 0, name: 'New' }), isListed: true }]);
  ports.clock.advance(2_000);
  expect((await ask(0)).rawPayload).not.toEqual(first.rawPayload);
  await ask(1);
  expect(page).toHaveBeenCalledTimes(3);
});

it('The answers to 600 questions stay below the most bytes, and the last ones are kept', {
  timeout: 60_000,
}, async () => {
  const { ask, page, texts } = await catalogue();
  for (let question = 0; question < 600; question += 1) await ask(question);
  expect(page).toHaveBeenCalledTimes(600);
  expect(texts.bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(texts.bytes).toBeGreaterThan(MOST_BYTES * 0.9);
  await ask(599);
  expect(page).toHaveBeenCalledTimes(600);
  await ask(0);
  expect(page).toHaveBeenCalledTimes(601);
});

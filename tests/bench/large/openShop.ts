import { makeServer } from '../../../adapters/fastify/makeServer.ts';
import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { makeBackEnd } from '../../../core/backend/BackEnd.ts';
import { builtRenderer } from './builtRenderer.ts';
import { dressedCatalogue } from './dressedCatalogue.ts';

export type ServedShop = { readonly address: string; close(): Promise<void> };

/** Starts the server of the built shop with `count` products of so many creators, by default eight, whose pictures are those of the seed. */
export async function openShop(count: number, creators?: number): Promise<ServedShop> {
  const ports = new MemoryBackEndPorts();
  await ports.products.import(dressedCatalogue(count, creators).map((product) => ({ ...product, isListed: true })));
  const storefront = { folder: `${process.cwd()}/dist`, renderer: await builtRenderer() };
  const app = makeServer(makeBackEnd(ports), { checkDatabase: async () => undefined, storefront });
  return { address: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}

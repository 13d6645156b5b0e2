import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { serialisedProducts } from './serialisedProducts.ts';

/** With the 2 s in which the back-end notices an import, a change is on the shop's pages within 5 s. */
const CACHE_CONTROL = 'public, max-age=2';

/** Returns a function that sends products. Each array of products is serialised and compressed once. */
export function makeSendProducts() {
  return async (products: object, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('cache-control', CACHE_CONTROL).type('application/json; charset=utf-8');
    return serialisedProducts(products as readonly Product[]).send(request, reply);
  };
}

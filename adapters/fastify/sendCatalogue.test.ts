import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { makeSendCatalogue } from './sendCatalogue.ts';

it('Each array of products is serialised once', async () => {
  let reads = 0;
  const counted: Product = {
    ...aProduct(),
    get name() {
      reads += 1;
      return `Tee ${reads}`;
    },
  };
  let products = [counted];
  const send = makeSendCatalogue((all: readonly Product[]) => ({ products: all.map(({ name }) => ({ name })) }));
  const app = Fastify();
  app.get('/', (request, reply) => send(products, request, reply));
  const nameSent = async () => (await app.inject({ url: '/' })).json().products[0].name;
  expect([await nameSent(), await nameSent()]).toEqual(['Tee 1', 'Tee 1']);
  products = [counted];
  expect([await nameSent(), await nameSent()]).toEqual(['Tee 2', 'Tee 2']);
});

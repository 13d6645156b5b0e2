import { describe, expect, it } from 'vitest';
import { failureOf, json, productsOf, wireProduct } from '../testing/apiAnswering.ts';

describe('the product list: success only on status 200', () => {
  it.each([201, 203, 206])(
    'treats status %i as a failure [spec 4.only-status-200, 7.get-products, 9.catalogue-once]',
    async (status) => {
      const failure = await failureOf(productsOf(json(status, { products: [wireProduct] })).catalogue());
      expect(failure.message).toBe(`Request failed with status code ${status}`);
    },
  );

  it('treats status 204 as a failure [spec 4.only-status-200, 7.get-products, 9.catalogue-once]', async () => {
    const failure = await failureOf(productsOf(() => new Response(null, { status: 204 })).catalogue());
    expect(failure.message).toBe('Request failed with status code 204');
  });

  it('ignores unknown fields', async () => {
    const [product] = (await productsOf(json(200, { products: [{ ...wireProduct, rating: 5 }] })).catalogue()).products;
    expect(product).toMatchObject({ key: 'p/1', influencer: '@meher', categoryName: "men's" });
    expect(product).not.toHaveProperty('rating');
  });

  it('fails with the call and the field in its message when one product is invalid', async () => {
    const { size: _size, ...sizeless } = wireProduct;
    const failure = await failureOf(productsOf(json(200, { products: [wireProduct, sizeless] })).catalogue());
    expect(failure.message).toMatch(
      /^GET \/api\/products: the response's products\.1\.size does not match its schema: /,
    );
  });

  it.each([
    [{ original_price: '699' }, 'original_price'],
    [{ discounted_price: -1 }, 'discounted_price'],
    [{ _id: '' }, '_id'],
  ])('rejects a product with %j', async (wrong, field) => {
    const failure = await failureOf(productsOf(json(200, { products: [{ ...wireProduct, ...wrong }] })).catalogue());
    expect(failure.message).toContain(`products.0.${field} does not match its schema`);
  });

  it.each([['null'], ['[]'], ['"text"']])('fails with a message when the response is %s', async (body) => {
    const failure = await failureOf(productsOf(() => new Response(body)).catalogue());
    expect(failure.message).toMatch(/^GET \/api\/products: the response's (body|products) does not match its schema: /);
  });

  it('fails with a message when the response is HTML instead of JSON', async () => {
    const failure = await failureOf(productsOf(() => new Response('<!doctype html>')).catalogue());
    expect(failure.message).toBe('GET /api/products: the response is not JSON');
  });
});

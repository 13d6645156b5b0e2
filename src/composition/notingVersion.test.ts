import { expect, it } from 'vitest';
import { notingVersion } from './notingVersion.ts';

it('The version is the ETag of the latest response from the path', async () => {
  const etags = ['W/"1"', 'W/"2"', undefined];
  const respond = async (url: string | URL | Request) => {
    const etag = String(url).endsWith('/products') ? etags.shift() : 'W/"other"';
    return new Response('', { headers: etag === undefined ? {} : { etag } });
  };
  const { fetch, version } = notingVersion(respond, '/products');
  expect(version()).toBeUndefined();
  await fetch('/api/products');
  await fetch('/api/user/cart');
  expect(version()).toBe('W/"1"');
  await fetch('/api/products');
  expect(version()).toBe('W/"2"');
  await fetch('/api/products');
  expect(version()).toBeUndefined();
});

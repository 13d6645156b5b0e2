import { expect, it } from 'vitest';
import { notingVersion } from './notingVersion.ts';

it('The version is the one of all responses that have a version', async () => {
  const versions = ['7', undefined, '7', '8'];
  const respond = async () => {
    const version = versions.shift();
    return new Response('', { headers: version === undefined ? {} : { 'catalogue-version': version } });
  };
  const { fetch, version } = notingVersion(respond);
  const noted = [version()];
  for (let call = 0; call < 4; call += 1) {
    await fetch('/api/products');
    noted.push(version());
  }
  expect(noted).toEqual([undefined, '7', '7', '7', undefined]);
});

import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { StorefrontOptions } from '../ServerOptions.ts';
import { builtStorefront, INLINE_SCRIPT } from '../testing/builtStorefront.ts';
import { memoryServer } from '../testing/memoryServer.ts';

const built = builtStorefront();
afterAll(() => built.remove());

const get = (url: string, options: Partial<StorefrontOptions> = {}) =>
  memoryServer({ storefront: { folder: built.folder, ...options } }).app.inject({ url });

describe('The security headers of a document', () => {
  const policy = async (options: Partial<StorefrontOptions> = {}) =>
    Object.fromEntries(
      String((await get('/cart', options)).headers['content-security-policy'])
        .split(';')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );

  it('allow its own inline script by its hash, and no other', async () => {
    const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64');
    expect(await policy()).toMatchObject({ 'default-src': ["'self'"], 'script-src': ["'self'", `'sha256-${hash}'`] });
  });

  it('allow what the build puts into documents: styles and placeholders', async () => {
    expect(await policy()).toMatchObject({
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
    });
  });

  it('allow the service worker and the web app manifest of the shop, and no other', async () => {
    expect(await policy()).toMatchObject({ 'worker-src': ["'self'"], 'manifest-src': ["'self'"] });
  });

  it('allow pictures of the configured hosts', async () => {
    const imageHosts = ['https://cdn.example'];
    expect((await policy())['img-src']).toEqual(["'self'", 'data:']);
    expect((await policy({ imageHosts }))['img-src']).toEqual(["'self'", 'data:', ...imageHosts]);
  });

  it('allow the script, the frames and the calls of the payment provider', async () => {
    const paymentHosts = ['https://checkout.provider.example'];
    const allowed = await policy({ paymentHosts });
    for (const directive of ['script-src', 'frame-src', 'connect-src']) {
      expect(allowed[directive]).toContain(paymentHosts[0]);
      expect((await policy())[directive]).not.toContain(paymentHosts[0]);
    }
  });

  it('demand https only when the shop has it', async () => {
    const plain = await get('/');
    const secure = await get('/', { isHttps: true });
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

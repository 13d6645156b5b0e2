import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { injectFetch } from '../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../adapters/fastify/makeServer.ts';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { SharpPictureCutter } from '../../adapters/sharp/SharpPictureCutter.ts';
import { pngOf } from '../../adapters/sharp/testing/pngOf.ts';
import { memoryDatabase } from '../../adapters/sql/testing/memoryDatabase.ts';
import { sharedDatabase } from '../../adapters/sql/testing/sharedDatabase.ts';
import { testStores } from '../../adapters/sql/testing/testStores.ts';
import { makeBackEnd } from '../../core/backend/BackEnd.ts';
import type { Actor } from '../../core/domain/staff/Actor.ts';
import { pictureForm } from '../fastify/pictureForm.ts';
import { hostileTexts } from './hostileTexts.ts';

const RAVI: Actor = { kind: 'staff', id: 'ravi', name: 'Ravi' };
const LONGER_THAN_CACHED_MS = 5_000;

describe('The catalogue of the admin on an embedded database', () => {
  const opened = sharedDatabase(memoryDatabase);
  const served = async () => {
    const stores = testStores(opened());
    await stores.reset();
    const ports = { ...new MemoryBackEndPorts(), ...stores, pictureCutter: new SharpPictureCutter() };
    const backEnd = makeBackEnd(ports);
    const fetch = injectFetch(makeServer(backEnd, { checkDatabase: async () => {} }));
    const { secret } = await backEnd.admin.addKey(RAVI, { name: 'A script', role: 'manager' });
    const call = async (method: string, path: string, body?: object | Buffer, headers: HeadersInit = {}) => {
      const isForm = body instanceof Buffer;
      const response = await fetch(`/api${path}`, {
        method,
        headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: isForm ? new Uint8Array(body) : JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
    };
    return { call, ports, fetch };
  };
  let server: Awaited<ReturnType<typeof served>>;
  beforeAll(async () => {
    server = await served();
  });

  it.each(hostileTexts)('stores and returns unchanged, and never runs, the text %j', async (text) => {
    const { call, ports } = server;
    // Names are stored without the spaces around them.
    const [name, described] = [`${text} of a title`, `${text} of a description`];
    const added = await call('POST', '/admin/styles', {
      ...{ title: name, creator: name, description: described, fabric: described, category: name },
      sizeChart: { columns: ['Size', 'Bust'], rows: [[name, '96']] },
    });
    expect(added.status).toBe(201);
    const { id } = added.body.style;
    const sized = await call('POST', '/admin/products', { sku: `sku ${text}.`, styleId: id, size: name, price: 100 });
    expect(sized.status).toBe(201);
    const shown = await call('GET', `/admin/styles/${id}`);
    expect(shown.body.style).toEqual(added.body.style);
    expect(shown.body.products).toMatchObject([{ sku: `sku ${text}.`, size: name }]);
    ports.clock.advance(LONGER_THAN_CACHED_MS);
    const { products } = (await call('GET', '/products')).body;
    expect(products.at(-1)).toMatchObject({ name, influencers: name, description: described, size: name });
    const found = await call('GET', `/admin/styles?q=${encodeURIComponent(name.slice(0, 60))}`);
    expect(found.body.styles.map((style: { title: string }) => style.title)).toContain(name);
    for (const query of ['q', 'after']) {
      const { status } = await call('GET', `/admin/products?${query}=${encodeURIComponent(text)}`);
      expect(status).toBe(200);
    }
    const unknown = `/admin/products/${encodeURIComponent(text)}`;
    expect((await call('GET', unknown)).status).toBe(404);
  });

  describe('takes no picture that is none, or too large, and says why', () => {
    beforeEach(async () => {
      server = await served();
    });

    const NO_PICTURE = 'picture: This is no JPEG, PNG, WebP or AVIF file';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const entity = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg/>';
    it.each([
      ['an SVG with a script', Buffer.from(svg), NO_PICTURE],
      ['an SVG with an entity', Buffer.from(entity), NO_PICTURE],
      ['a page', Buffer.from('<html><script>alert(1)</script></html>'), NO_PICTURE],
      ['a GIF that is a script', Buffer.from('GIF89a/*<script>*/=1;alert(1)'), NO_PICTURE],
      ['a PDF', Buffer.from('%PDF-1.7\n'), NO_PICTURE],
      [
        'a bomb',
        Buffer.from(pngOf(50_000, 50_000)),
        'picture: The picture has 50000 × 50000 pixels; the shop takes up to 100 million',
      ],
      ['more than 20 MB', Buffer.alloc(20_000_001, 0xff), 'picture: the file has more than 20 MB'],
    ])('%s', async (_name, file, text) => {
      const { call } = server;
      const { id } = (await call('POST', '/admin/styles', { title: 'Tee', creator: '@meher.makes' })).body.style;
      const { body, headers } = pictureForm(file);
      const answer = await call('POST', `/admin/styles/${id}/pictures`, body, headers);
      expect([answer.status, answer.body]).toEqual([422, { errors: [text] }]);
      expect((await call('GET', `/admin/styles/${id}`)).body.style.pictures).toEqual([]);
    });
  });

  it('has pictures that tell nobody where they were taken', async () => {
    const { call, fetch } = await served();
    const { id } = (await call('POST', '/admin/styles', { title: 'Tee', creator: '@meher.makes' })).body.style;
    const taken = { IFD0: { Make: 'The camera of Ravi' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 0/1' } };
    const blank = { width: 400, height: 500, channels: 3 as const, background: '#3a6b88' };
    const photograph = await sharp({ create: blank }).withExif(taken).jpeg().toBuffer();
    expect(photograph.includes('The camera of Ravi')).toBe(true);
    const { body, headers } = pictureForm(photograph);
    const { picture } = (await call('POST', `/admin/styles/${id}/pictures`, body, headers)).body;
    const endings = ['-200.avif', '-200.webp', '-400.avif', '-400.webp', '.jpg'];
    for (const ending of endings) {
      const file = await fetch(`/pictures/uploaded/${picture.id}${ending}`);
      expect([ending, file.status]).toEqual([ending, 200]);
      const content = Buffer.from(await file.arrayBuffer());
      expect(content.includes('The camera of Ravi')).toBe(false);
      expect((await sharp(content).metadata()).exif).toBeUndefined();
    }
  });

  it('is changed by one of eight who change the same at once, and each other one reads what it is', async () => {
    const { call } = await served();
    const { id } = (await call('POST', '/admin/styles', { title: 'Tee', creator: '@meher.makes' })).body.style;
    const etag = (await call('GET', `/admin/styles/${id}`)).headers.get('etag') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        call('PATCH', `/admin/styles/${id}`, { title: `Tee ${at}` }, { 'if-match': etag }),
      ),
    );
    const changed = answers.filter(({ status }) => status === 200);
    expect(changed).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer !== changed[0])) {
      expect([status, body.current]).toEqual([412, changed[0]?.body.style]);
    }
  });
});

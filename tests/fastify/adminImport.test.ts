import { beforeEach, describe, expect, it } from 'vitest';
import { writeJsonProducts } from '../../adapters/product-files/jsonProduct.ts';
import type { ImportedProduct } from '../../core/backend/ports/ForStoringProducts.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { formOf } from './pictureForm.ts';
import { staffServer, withHeaders } from './staffServer.ts';
import { type Call, tee } from './testServer.ts';

type Server = Awaited<ReturnType<typeof staffServer>>;

const cap = { ...aProduct({ key: 'cap', id: 2, name: 'Cap', size: 'L' }), isListed: true };
const listedTee = { ...tee, isListed: true };

let server: Server;
let asRavi: Call;
beforeEach(async () => {
  server = await staffServer();
  asRavi = withHeaders(server.call, server.ravi);
});
const send = (content: string, { name = 'new.json', preview = false, texts = {} } = {}) => {
  const { body, headers } = formOf('products', name, content, texts);
  return asRavi('POST', `/admin/products/import${preview ? '?preview' : ''}`, body, headers);
};
const jsonOf = (...products: Parameters<typeof writeJsonProducts>[0]) => writeJsonProducts(products);
const stored = () => server.fixture.ports.products.all();
const imports = async () => (await server.fixture.activity()).filter(({ subject: { kind } }) => kind === 'import');

describe('A preview of an import', () => {
  it('tells what is new, changed, unchanged and hidden, and changes nothing', async () => {
    const { ports } = server.fixture;
    await ports.products.import([listedTee, cap]);
    const before = [await stored(), await ports.products.version()];
    const hat = { ...cap, key: 'hat', id: 3, name: 'Hat' };
    const { status, body } = await send(jsonOf(listedTee, { ...cap, isListed: false, discountedPrice: 100 }, hat), {
      preview: true,
    });
    expect([status, body]).toEqual([
      200,
      {
        ...{ added: 1, replaced: 2, warnings: [] },
        preview: {
          ...{ changed: 1, unchanged: 1, hidden: 1, faults: [] },
          lines: [
            { line: 16, sku: 'cap', name: 'Cap', size: 'L', isNew: false, fields: ['discountedPrice', 'isListed'] },
            { line: 30, sku: 'hat', name: 'Hat', size: 'L', isNew: true, fields: [] },
          ],
        },
      },
    ]);
    expect([[await stored(), await ports.products.version()], await imports()]).toEqual([before, []]);
  });

  it('tells pieces that would be counted', async () => {
    const counted = (onHand: number) => writeJsonProducts([listedTee], [{ sku: tee.key, onHand, held: 0 }]);
    await send(counted(7));
    const fieldsOf = async (onHand: number) => {
      const { body } = await send(counted(onHand), { preview: true });
      return Object(body).preview;
    };
    expect(await fieldsOf(7)).toMatchObject({ changed: 0, unchanged: 1, lines: [] });
    expect(await fieldsOf(0)).toMatchObject({ changed: 1, lines: [{ fields: ['stock'] }] });
  });

  it('tells the first 20 changes of more than are compared at once', async () => {
    const many = Array.from({ length: 1_001 }, (_, at) => ({ ...cap, key: `p${at}`, id: at + 10 }));
    const { body } = await send(jsonOf(listedTee, ...many), { preview: true });
    expect(body).toMatchObject({ added: 1_001, replaced: 1, preview: { unchanged: 1 } });
    expect(Object(body).preview.lines.map(({ sku }: { sku: string }) => sku)).toEqual(
      many.slice(0, 20).map(({ key }) => key),
    );
  });

  it.each<[string, readonly ImportedProduct[], number]>([
    ['a fault of a product', [listedTee, { ...cap, name: '' }], 1],
    ['an id of another product', [{ ...cap, id: tee.id }], 1],
    ['a picture in a file', [{ ...cap, image: 'cap.jpg' }], 1],
    ['fewer pieces than are held', [{ ...listedTee, stock: 1 }], 1],
    [
      'ids that are exchanged, which is none',
      [
        { ...listedTee, id: 2 },
        { ...cap, id: 1 },
      ],
      0,
    ],
    ['an id of a product that stays as it is', [{ ...cap, id: tee.id }, listedTee], 1],
  ])('tells the same faults as the import: %s', async (_what, products, faults) => {
    const { ports } = server.fixture;
    const level = { sku: tee.key, at: '2026-03-01T09:30:00+00:00', actor: 'shop' };
    await ports.stock.startCounting([tee.key]);
    await ports.stock.move([{ ...level, kind: 'count', onHand: 5, held: 0 }]);
    await ports.stock.move([{ ...level, kind: 'hold', onHand: 0, held: 2 }]);
    await ports.products.import([listedTee, cap]);
    const levels = products.flatMap(({ key: sku, stock: onHand }) =>
      onHand === undefined ? [] : [{ sku, onHand, held: 0 }],
    );
    const file = writeJsonProducts(
      products.map((product) => ({ id: 9, ...product })),
      levels,
    );
    const preview = await send(file, { preview: true });
    const found = Object(preview.body).preview.faults;
    expect([preview.status, found.length]).toEqual([200, faults]);
    const { status, body } = await send(file);
    if (faults === 0) expect(status).toBe(200);
    else expect([status, Object(body).faults, await imports()]).toEqual([422, found, []]);
  });
});

describe('An import', () => {
  it('adds and replaces products, and is logged with its numbers', async () => {
    expect(await send(jsonOf({ ...listedTee, name: 'High Tide Tee' }, cap))).toMatchObject({
      ...{ status: 200, body: { added: 1, replaced: 1, warnings: [] } },
    });
    expect(await stored()).toEqual([{ ...listedTee, name: 'High Tide Tee' }, cap]);
    expect(await imports()).toMatchObject([
      {
        ...{ actor: { kind: 'staff', name: 'Ravi' }, action: 'catalogue.change' },
        after: { file: 'new.json', added: 1, changed: 1, counted: 0 },
      },
    ]);
  });

  it('that changes nothing is not logged', async () => {
    expect((await send(jsonOf(listedTee))).body).toEqual({ added: 0, replaced: 1, warnings: [] });
    expect(await imports()).toEqual([]);
  });

  it('counts pieces as the person who imports', async () => {
    await send(writeJsonProducts([listedTee], [{ sku: tee.key, onHand: 7, held: 0 }]));
    const [movement] = [...server.fixture.ports.tables.stockMovements.values()].flat();
    expect([movement?.actor, movement?.kind, movement?.onHand]).toEqual(['Ravi', 'count', 7]);
    expect(await imports()).toMatchObject([{ after: { added: 0, changed: 0, counted: 1 } }]);
  });

  it('reads CSV of Shopify', async () => {
    const csv =
      'Handle,Title,Vendor,Type,Variant SKU,Variant Price,Image Src\nhat,Hat,V,Hats,hat-1,499,https://a.example/1.jpg';
    const { body } = await send(csv, { name: 'export.CSV' });
    expect(body).toEqual({
      ...{ added: 1, replaced: 0 },
      warnings: ['Browsers show no pictures of https://a.example until IMAGE_HOSTS has it'],
    });
  });

  it('gives products the pictures that were uploaded', async () => {
    const { body, headers } = formOf('picture', 'any', 'GIF89a');
    const kept = await asRavi('POST', '/admin/pictures', body, headers);
    expect(kept).toMatchObject({
      status: 201,
      body: { image: expect.stringMatching(/^\/pictures\/uploaded\/\w{32}\.gif$/) },
    });
    const { image } = kept.body as { readonly image: string };
    expect((await server.fetch(image)).headers.get('content-type')).toBe('image/gif');
    const pictures = { pictures: JSON.stringify({ 'cap.gif': image }) };
    await send(jsonOf({ ...cap, image: 'cap.gif' }), { texts: pictures });
    expect((await stored()).at(-1)).toMatchObject({ key: 'cap', image });
    const missing = await send(jsonOf({ ...cap, image: 'hat.gif' }), { texts: pictures });
    expect(missing.body).toMatchObject({
      faults: [{ line: 2, text: 'image hat.gif is not in the folder of pictures' }],
    });
  });

  it.each([
    ['no JSON', { content: '[{"_id": }]' }, ['Line 1: The JSON is invalid here']],
    ['no products', { content: '[]' }, ['Line 1: The file has no products']],
    ['another format', { name: 'new.xlsx' }, ['new.xlsx ends in neither .json nor .csv']],
    ['another field', { field: 'picture' }, ['products: there is no file']],
    ['addresses that are none', { texts: { pictures: '[' } }, ['pictures: these are no addresses by names']],
  ])(
    'refuses %s',
    async (_what, { content = jsonOf(cap), name = 'new.json', field = 'products', texts = {} }: Sent, errors) => {
      const { body, headers } = formOf(field, name, content, texts);
      const answer = await asRavi('POST', '/admin/products/import', body, headers);
      expect([answer.status, Object(answer.body).errors, await stored()]).toEqual([422, errors, [listedTee]]);
    },
  );

  it('refuses what is no form', async () => {
    const { status, body } = await asRavi('POST', '/admin/products/import', {});
    expect([status, body]).toEqual([422, { errors: ['Send a form with the file products'] }]);
  });

  it('reads no further than 10,000 faults', async () => {
    const { body } = await send(`[${Array.from({ length: 10_050 }, () => '{}').join(',\n')}]`);
    expect(Object(body).errors).toHaveLength(20);
    expect(Object(body).faults.length).toBeLessThan(10_050 * 14);
    expect(Object(body).faults.at(-1).text).toBe('The file has 10000 faults. The rest was not read');
  });
});

type Sent = {
  readonly content?: string;
  readonly name?: string;
  readonly field?: string;
  readonly texts?: Readonly<Record<string, string>>;
};

describe('An export', () => {
  it('is the file of an import that changes nothing', async () => {
    await server.fixture.ports.products.import([{ ...listedTee, isListed: false }, cap]);
    const { body, headers } = await asRavi('GET', '/admin/products.json');
    expect(headers.get('content-disposition')).toBe('attachment; filename="products.json"');
    const again = await send(JSON.stringify(body), { preview: true });
    expect(again.body).toMatchObject({ added: 0, preview: { changed: 0, unchanged: 2 } });
  });
});

describe('A call with the key of the commands', () => {
  it('is logged as the command line, which no key of a script is', async () => {
    const { admin, owner } = server.fixture;
    await admin.setCommandKey('crk_command');
    const { secret } = await admin.addKey(owner, { name: 'Script', role: 'owner' });
    const leela = { email: 'leela@shop.example', name: 'Leela', role: 'packer' };
    const invite = (key: string, email: string) =>
      server.call('POST', '/admin/staff', { ...leela, email }, { authorization: `Bearer ${key}` });
    expect((await invite('crk_command', 'leela@shop.example')).status).toBe(201);
    expect((await invite(secret, 'meher@shop.example')).status).toBe(201);
    const [command, script] = (await server.fixture.activity()).slice(-2);
    expect([command?.actor, script?.actor.kind]).toEqual([
      { kind: 'command', id: 'command', name: 'command line' },
      'key',
    ]);
  });

  it('is not among the keys, cannot be ended there, and works with the latest secret alone', async () => {
    const { admin, owner } = server.fixture;
    await admin.setCommandKey('crk_first');
    await admin.setCommandKey('crk_second');
    expect(await admin.listKeys()).toEqual([]);
    expect(await admin.endKey(owner, 'command')).toBe('unknown-key');
    expect(await admin.authenticate({ key: 'crk_first' })).toBe('not-signed-in');
    expect(await admin.authenticate({ key: 'crk_second' })).toMatchObject({
      role: 'owner',
      actor: { kind: 'command' },
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { StoredProduct } from '../../core/backend/ports/ForStoringProducts.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { toWireProduct } from '../wire/wireProduct.ts';
import { writeJsonProducts } from './jsonProduct.ts';
import { readWhole } from './testing/readWhole.ts';

const picture = {
  ...{ files: '/pictures/products/1', widths: [400], formats: ['avif'], width: 400, height: 500 },
  placeholder: 'data:image/webp;base64,UklGRg==',
};
const read = (text: string) => readWhole(text, 'json');
/** A product of a file as text, one line for each field. */
const lines = (changes: object = {}) => JSON.stringify({ ...toWireProduct(aProduct()), ...changes }, null, 2);

describe('A JSON file of products', () => {
  it('reads back what was written', async () => {
    const products: readonly StoredProduct[] = [
      { ...aProduct({ originalPrice: 69_999, discountedPrice: 1 }), isListed: true },
      { ...aProduct({ key: 'cap', id: 2, picture: { ...picture, detail: picture } }), isListed: false },
    ];
    expect(await read(writeJsonProducts(products))).toMatchObject({ products, faults: [] });
  });

  it('can be the answer of /api/products', async () => {
    const file = await read(`{ "products": [\n${lines()},\n${lines({ name: 7 })}] }`);
    expect(file.products).toEqual([{ ...aProduct(), isListed: true }]);
    expect(file.faults).toEqual([{ line: 18, text: expect.stringMatching(/^name is invalid/) }]);
  });

  it('needs no id and lists a product unless it says otherwise', async () => {
    const { id: _, ...product } = aProduct();
    expect((await read(`[${lines({ id: undefined })}]`)).products).toEqual([{ ...product, isListed: true }]);
    expect((await read(`[${lines({ listed: false })}]`)).products).toEqual([{ ...aProduct(), isListed: false }]);
    expect((await read(`[${lines({ facts: { fabric: 'Linen' } })}]`)).products).toEqual([
      { ...aProduct(), isListed: true },
    ]);
  });

  it('may begin with a byte order mark', async () => {
    expect((await read(`\uFEFF[${lines()}]`)).products).toHaveLength(1);
  });

  it('tells the line of each product, without those that cannot be read', async () => {
    const file = await read(`[\n7,\n${lines()},\n\n${lines({ _id: 'cap' })}\n]`);
    expect(file.products.map(({ key }, index) => [key, file.lines[index]])).toEqual([
      ['tee', 3],
      ['cap', 17],
    ]);
  });

  it.each([
    [{ _id: undefined }, 1, '_id is missing'],
    [{ _id: '' }, 2, expect.stringMatching(/^_id is invalid/)],
    [{ id: '1' }, 3, expect.stringMatching(/^id is invalid: .*"1"/)],
    [{ name: null }, 4, expect.stringMatching(/^name is invalid/)],
    [{ original_price: '699' }, 11, expect.stringMatching(/^original_price is invalid/)],
    [{ original_price: 699.999 }, 11, 'original_price is no whole number of paise'],
    [{ discount_price: 1 }, 13, 'discount_price is no field of a product'],
    [{ picture: { ...picture, widths: [] } }, 13, 'picture is no picture'],
    [{ picture: { ...picture, detail: {} } }, 13, 'picture is no picture'],
    [{ listed: 'yes' }, 13, expect.stringMatching(/^listed is invalid/)],
  ])('with %j has a fault in line %i', async (changes, line, text) => {
    expect(await read(`[${lines(changes)}]`)).toMatchObject({ products: [], faults: [{ line, text }] });
  });

  it('tells every fault', async () => {
    const file = await read(`[\n${lines({ name: 7, size: 7 })},\n"tee"\n]`);
    expect(file.faults.map(({ line }) => line)).toEqual([5, 7, 15]);
    expect(file.faults[2]?.text).toBe('This is no product');
  });

  it.each([
    ['[\n{"a":1,}\n]', 2, /^The JSON is invalid here$/],
    ['[\n{}', 2, /^The JSON is invalid here$/],
    ['', 1, /^The JSON is invalid here$/],
    ['7', 1, /^The file is no list of products$/],
    ['{"products":7}', 1, /^The file is no list of products$/],
    ['[]', 1, /^The file has no products$/],
  ])('whose text is %j is unreadable in line %i', async (text, line, fault) => {
    expect(await read(text)).toMatchObject({ products: [], faults: [{ line, text: expect.stringMatching(fault) }] });
  });

  it.each([
    ...[
      '{"products":[]}',
      ' [ ] ',
      '\t[\r\n]\n',
      '[01]',
      '[1.]',
      '[.5]',
      '[+1]',
      '[-]',
      '[1e]',
      '[1E+2]',
      '[-0.0e-1]',
      '[1 2]',
      '[,1]',
    ],
    ...[
      '[1,]',
      '[[]',
      '[]]',
      '[] []',
      '[]x',
      '{"products":[]',
      '{"products":[],}',
      '{products:[]}',
      "['a']",
      '["a\nb"]',
      '["\t"]',
    ],
    ...[
      '["\\x"]',
      '["\\u12"]',
      '["\\ud83d\\ude00"]',
      '["\\ud800"]',
      '["a',
      '[tru]',
      '[nul',
      '[NaN]',
      '[true false]',
      '{"a" 1}',
    ],
    ...[
      '{"a":1 "products":[]}',
      '{"products":[{"a":[{}]}]}',
      '{"a":{"products":[1]},"products":[]}',
      '// no\n[]',
      '\u00a0[]',
    ],
  ])('is as valid as JSON.parse finds %j', async (text) => {
    const isValid = () => {
      try {
        return JSON.parse(text) !== undefined;
      } catch {
        return false;
      }
    };
    const { faults } = await read(text);
    expect(faults.every(({ text: fault }) => fault !== 'The JSON is invalid here')).toBe(isValid());
  });

  it('can have other fields beside its products', async () => {
    const text = `{ "count": 1, "meta": { "products": [7] }, "products": [${lines()}], "page": [{}] }`;
    expect(await read(text)).toEqual({ products: [{ ...aProduct(), isListed: true }], lines: [1], faults: [] });
    expect((await read('{ "meta": { "products": [] } }')).faults[0]?.text).toBe('The file is no list of products');
    expect((await read('{ "products": { "tee": {} } }')).faults[0]?.text).toBe('The file is no list of products');
  });

  it('in another encoding than UTF-8 is unreadable', async () => {
    expect((await readWhole(Uint8Array.of(0x5b, 0x93, 0x5d), 'json')).faults).toEqual([
      { line: 1, text: 'The file is not in UTF-8' },
    ]);
  });
});

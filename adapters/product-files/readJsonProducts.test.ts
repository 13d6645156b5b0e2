import { describe, expect, it } from 'vitest';
import type { StoredProduct } from '../../core/backend/ports/ForStoringProducts.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { toWireProduct } from '../wire/wireProduct.ts';
import { writeJsonProducts } from './jsonProduct.ts';
import { readProductFile } from './readProductFile.ts';

const picture = {
  ...{ files: '/pictures/products/1', widths: [400], formats: ['avif'], width: 400, height: 500 },
  placeholder: 'data:image/webp;base64,UklGRg==',
};
const read = (text: string) => readProductFile(new TextEncoder().encode(text), 'json');
/** A product of a file as text, one line for each field. */
const lines = (changes: object = {}) => JSON.stringify({ ...toWireProduct(aProduct()), ...changes }, null, 2);

describe('A JSON file of products', () => {
  it('reads back what was written', () => {
    const products: readonly StoredProduct[] = [
      { ...aProduct({ originalPrice: 69_999, discountedPrice: 1 }), isListed: true },
      { ...aProduct({ key: 'cap', id: 2, picture: { ...picture, detail: picture } }), isListed: false },
    ];
    expect(read(writeJsonProducts(products))).toMatchObject({ products, faults: [] });
  });

  it('can be the answer of /api/products', () => {
    const file = read(`{ "products": [\n${lines()},\n${lines({ name: 7 })}] }`);
    expect(file.products).toEqual([{ ...aProduct(), isListed: true }]);
    expect(file.faults).toEqual([{ line: 18, text: expect.stringMatching(/^name is invalid/) }]);
  });

  it('needs no id and lists a product unless it says otherwise', () => {
    const { id: _, ...product } = aProduct();
    expect(read(`[${lines({ id: undefined })}]`).products).toEqual([{ ...product, isListed: true }]);
    expect(read(`[${lines({ listed: false })}]`).products).toEqual([{ ...aProduct(), isListed: false }]);
  });

  it('may begin with a byte order mark', () => {
    expect(read(`\uFEFF[${lines()}]`).products).toHaveLength(1);
  });

  it('tells the line of each product, without those that cannot be read', () => {
    const file = read(`[\n7,\n${lines()},\n\n${lines({ _id: 'cap' })}\n]`);
    expect(file.products.map(({ key }, index) => [key, file.lineOf(index)])).toEqual([
      ['tee', 3],
      ['cap', 17],
    ]);
  });

  it.each([
    [{ _id: undefined }, 1, '_id is missing'],
    [{ _id: '' }, 2, expect.stringMatching(/^_id is invalid/)],
    [{ id: '1' }, 3, expect.stringMatching(/^id is invalid: .*"1"/)],
    [{ name: null }, 4, expect.stringMatching(/^name is invalid/)],
    [{ original_price: '699' }, 9, expect.stringMatching(/^original_price is invalid/)],
    [{ original_price: 699.999 }, 9, 'original_price is no whole number of paise'],
    [{ discount_price: 1 }, 13, 'discount_price is no field of a product'],
    [{ picture: { ...picture, widths: [] } }, 13, 'picture is no picture'],
    [{ picture: { ...picture, detail: {} } }, 13, 'picture is no picture'],
    [{ listed: 'yes' }, 13, expect.stringMatching(/^listed is invalid/)],
  ])('with %j has a fault in line %i', (changes, line, text) => {
    expect(read(`[${lines(changes)}]`)).toMatchObject({ products: [], faults: [{ line, text }] });
  });

  it('tells every fault', () => {
    const file = read(`[\n${lines({ name: 7, size: 7 })},\n"tee"\n]`);
    expect(file.faults.map(({ line }) => line)).toEqual([5, 9, 15]);
    expect(file.faults[2]?.text).toBe('This is no product');
  });

  it.each([
    ['[\n{"a":1,}\n]', 2, /^The JSON is invalid here$/],
    ['[\n{}', 2, /^The JSON is invalid here$/],
    ['', 1, /^The JSON is invalid here$/],
    ['7', 1, /^The file is no list of products$/],
    ['{"products":7}', 1, /^The file is no list of products$/],
    ['[]', 1, /^The file has no products$/],
  ])('whose text is %j is unreadable in line %i', (text, line, fault) => {
    expect(read(text)).toMatchObject({ products: [], faults: [{ line, text: expect.stringMatching(fault) }] });
  });

  it('in another encoding than UTF-8 is unreadable', () => {
    expect(readProductFile(Uint8Array.of(0x5b, 0x93, 0x5d), 'json').faults).toEqual([
      { line: 1, text: 'The file is not in UTF-8' },
    ]);
  });
});

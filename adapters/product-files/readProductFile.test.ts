import { expect, it } from 'vitest';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { writeJsonProducts } from './jsonProduct.ts';
import { readProductFile } from './readProductFile.ts';

const HEADER = 'Handle,Title,Variant Price\n';
const json = writeJsonProducts([{ ...aProduct(), isListed: true }]).slice(1, -2);

it.each([
  ['json', '[', `${json},`],
  ['csv', HEADER, `tee,${'Tee'.repeat(1_000)},499\n`],
] as const)('A %s file without an end is read as its products are asked for', async (format, start, each) => {
  let pieces = 0;
  async function* endless() {
    const encoder = new TextEncoder();
    yield encoder.encode(start);
    for (;;) {
      pieces += 1;
      yield encoder.encode(each);
    }
  }
  let products = 0;
  for await (const entry of readProductFile(endless(), format)) {
    expect(entry.faults).toEqual([]);
    products += 1;
    if (products === 5_000) break;
  }
  // The parser of CSV reads some rows ahead.
  expect(pieces - products).toBeLessThan(1_000);
});

it.each(['csv', 'json'] as const)(
  'A %s file that cannot be read to its end rejects with that failure',
  async (format) => {
    async function* failing() {
      yield new TextEncoder().encode(format === 'csv' ? HEADER : '[');
      throw new Error('EIO');
    }
    await expect(readProductFile(failing(), format).next()).rejects.toThrow('EIO');
  },
);

import { describe, expect, it } from 'vitest';
import { validateProduct } from '../../core/domain/catalogue/validateProduct.ts';
import { readWhole } from './testing/readWhole.ts';

const COLUMNS = {
  Handle: 'tide-tee',
  Title: 'Low Tide Tee',
  'Body (HTML)': '<p>Two <b>hand-blocked</b> waves.</p>',
  Vendor: 'Meher Makes',
  'Product Category': 'Apparel & Accessories > Clothing > Clothing Tops > T-Shirts',
  Type: 'T-Shirt',
  Tags: 'cotton, Men',
  Published: 'true',
  'Option1 Name': 'Size',
  'Option1 Value': 'M',
  'Option2 Name': '',
  'Option2 Value': '',
  'Variant SKU': 'TEE-M',
  'Variant Inventory Tracker': '',
  'Variant Inventory Qty': '',
  'Variant Price': '499.00',
  'Variant Compare At Price': '699.50',
  'Image Src': 'https://cdn.shopify.com/tee.jpg',
  'Google Shopping / Gender': '',
  'Variant Image': '',
  Status: 'active',
};
type Row = Partial<typeof COLUMNS>;

const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csv = (...rows: Row[]) =>
  [names, ...rows.map((row) => names.map((name) => quoted(row[name] ?? '')))]
    .map((cells) => cells.join(','))
    .join('\n');
const read = (text: string) => readWhole(text, 'csv');
/** Reads a file of one product with the given cells, and rows of further variants. */
const one = async (changes: Row, ...others: Row[]) => {
  const rows = others.map((row) => ({ Handle: 'tide-tee', ...row }));
  const { products, faults } = await read(csv({ ...COLUMNS, ...changes }, ...rows));
  expect(faults).toEqual([]);
  return products;
};

const TEE = {
  ...{ key: 'TEE-M', name: 'Low Tide Tee', category: 'clothing', categoryName: "men's", influencer: '@meher.makes' },
  ...{ size: 'M', originalPrice: 69950, discountedPrice: 49900, image: 'https://cdn.shopify.com/tee.jpg' },
  ...{ description: 'Two hand-blocked waves.', isListed: true, style: 'tide-tee' },
};

describe('The stock of a variant', () => {
  const stockOf = async (tracker: string, quantity: string) =>
    (await one({ 'Variant Inventory Tracker': tracker, 'Variant Inventory Qty': quantity }))[0]?.stock;

  it.each([
    ['shopify', '12', 12],
    ['shopify', '0', 0],
    ['shopify', '-3', 0],
    ['shopify', '', undefined],
    ['', '12', undefined],
  ])('counted by "%s" with %s pieces is %s', async (tracker, quantity, stock) => {
    expect(await stockOf(tracker, quantity)).toBe(stock);
  });

  it('is not counted when another service counts it, or it is sold without a piece', async () => {
    expect(await stockOf('amazon', '12')).toBeUndefined();
    const header = 'Handle,Title,Vendor,Variant Price,Variant Inventory Qty,Variant Inventory Policy';
    const { products } = await read(`${header}\ntee,Tee,V,499,4,continue\ncap,Cap,V,499,4,deny`);
    expect(products.map(({ stock }) => stock)).toEqual([undefined, 4]);
  });

  it('is counted in a file that does not tell by whom', async () => {
    const { products } = await read('Handle,Title,Vendor,Variant Price,Variant Inventory Qty\ntee,Tee,V,499,4');
    expect(products[0]?.stock).toBe(4);
  });

  it('that is no whole number is a fault', async () => {
    const { faults } = await read(
      csv({ ...COLUMNS, 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '1.5' }),
    );
    expect(faults).toEqual([{ line: 2, text: 'Variant Inventory Qty is no whole number' }]);
  });
});

describe("A CSV file in the columns of Shopify's product export", () => {
  it('has a product for each variant, with the cells that only the first row has', async () => {
    const rows = [
      { 'Option1 Value': 'L', 'Variant SKU': 'TEE-L', 'Variant Price': '549' },
      { 'Image Src': 'https://cdn.shopify.com/tee-back.jpg' },
      { 'Option1 Value': 'XL', 'Variant Price': '599.9', 'Variant Image': 'https://cdn.shopify.com/tee-xl.jpg' },
    ];
    expect(await one({}, ...rows)).toEqual([
      TEE,
      { ...TEE, key: 'TEE-L', size: 'L', originalPrice: 54900, discountedPrice: 54900 },
      {
        ...{ ...TEE, key: 'tide-tee-xl', size: 'XL', originalPrice: 59990, discountedPrice: 59990 },
        image: 'https://cdn.shopify.com/tee-xl.jpg',
      },
    ]);
  });

  it('may have the variants of a product apart', async () => {
    const variant = { Handle: 'tide-tee', 'Option1 Value': 'L', 'Variant SKU': 'TEE-L', 'Variant Price': '549' };
    const cap = { ...COLUMNS, Handle: 'cap', 'Variant SKU': 'CAP' };
    const { products } = await read(csv(COLUMNS, cap, variant, { ...variant, 'Variant SKU': 'TEE-XL' }));
    expect(products.map(({ key, name, description }) => [key, name, description])).toEqual(
      ['TEE-M', 'CAP', 'TEE-L', 'TEE-XL'].map((key) => [key, TEE.name, TEE.description]),
    );
  });

  it('gives products that the shop accepts', async () => {
    expect((await one({})).flatMap(validateProduct)).toEqual([]);
    const bare = { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Variant SKU': '', Tags: '' };
    expect((await one(bare)).flatMap(validateProduct)).toEqual([]);
  });

  it.each<[string, Row, Partial<typeof TEE>]>([
    [
      'no options',
      { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' },
      { size: 'One size', name: 'Low Tide Tee' },
    ],
    [
      'a colour beside the size',
      { 'Option1 Name': 'Color', 'Option1 Value': 'Teal', 'Option2 Name': 'Tee size', 'Option2 Value': 'S' },
      { size: 'S', name: 'Low Tide Tee, Teal', style: 'tide-tee, Teal' },
    ],
    [
      'a gender beside the size',
      { 'Option2 Name': 'Gender', 'Option2 Value': 'Women' },
      { categoryName: "women's", name: 'Low Tide Tee' },
    ],
    ["Google's gender", { 'Google Shopping / Gender': 'Female' }, { categoryName: "women's" }],
    ["a tag of women's", { Tags: "new, Women's Tops" }, { categoryName: "women's" }],
    ['tags of both', { Tags: 'Men, Women' }, { categoryName: '' }],
    ['a tag that only looks like one', { Tags: 'ornamental, menu' }, { categoryName: '' }],
    ['no category', { 'Product Category': '' }, { category: 't-shirt' }],
    ['a category of one level', { 'Product Category': 'Luggage' }, { category: 'luggage' }],
    ['a handle as vendor', { Vendor: '@meher.makes' }, { influencer: '@meher.makes' }],
    ['no SKU', { 'Variant SKU': '' }, { key: 'tide-tee-m' }],
    ['a SKU of digits', { 'Variant SKU': "'00123" }, { key: '00123' }],
    ['no price to compare with', { 'Variant Compare At Price': '' }, { originalPrice: 49900 }],
    ['a lower price to compare with', { 'Variant Compare At Price': '0.00' }, { originalPrice: 49900 }],
    ['a draft', { Status: 'draft' }, { isListed: false }],
    ['an archived product', { Status: 'Archived' }, { isListed: false }],
    ['an unpublished product', { Published: 'FALSE' }, { isListed: false }],
    ['no status', { Status: '', Published: '' }, { isListed: true }],
  ])('is read with %s', async (_title, changes, expected) => {
    expect(await one(changes)).toEqual([{ ...TEE, ...expected }]);
  });

  it('has descriptions in HTML', async () => {
    const html =
      '<h2>Soft &amp; light</h2><p>A <a href="https://x.example">tee</a></p><img src="x" alt="y"><script>1</script>';
    expect((await one({ 'Body (HTML)': html }))[0]?.description).toBe('Soft & light\n\nA tee');
  });

  it.each(['\n', '\r\n'])('tells the line where each product begins, with line breaks %j', async (lineBreak) => {
    const text = csv(
      { ...COLUMNS, 'Body (HTML)': '<p>\n</p>\n' },
      {},
      { ...COLUMNS, Handle: 'cap', 'Variant Price': 'x' },
    );
    const file = await read(`\uFEFF${text.replace(/\n,+\n/, '\n\n').replaceAll('\n', lineBreak)}${lineBreak}`);
    expect(file.lines).toEqual([2, 6]);
    expect(file.faults).toEqual([{ line: 6, text: 'Variant Price "x" is no price' }]);
  });

  it.each<[string, Row, string]>([
    ['a missing price', { 'Variant Price': '' }, 'Variant Price "" is no price'],
    ['a price with a comma', { 'Variant Price': '1,499.00' }, 'Variant Price "1,499.00" is no price'],
    ['a negative price', { 'Variant Price': '-1' }, 'Variant Price "-1" is no price'],
    ['three decimals', { 'Variant Compare At Price': '1.999' }, 'Variant Compare At Price is no price'],
    ['no handle', { Handle: '' }, 'Handle is missing'],
  ])('has a fault with %s', async (_title, changes, text) => {
    expect((await read(csv({ ...COLUMNS, ...changes }))).faults).toEqual([{ line: 2, text }]);
  });

  it('tells the faults of all rows', async () => {
    const file = await read(`${csv(COLUMNS)}\ntoo,few\n${quoted('unclosed"').slice(0, -1)},1\n`);
    expect(file.products).toHaveLength(1);
    expect(file.faults).toEqual([
      { line: 3, text: expect.stringContaining('Invalid Record Length') },
      { line: expect.any(Number), text: expect.stringContaining('Quote Not Closed') },
    ]);
  });

  it.each([
    ['', [/^The column Handle/, /^The column Title/, /^The column Variant Price/]],
    ['Handle;Title;Variant Price\n1;2;3', [/^The column Handle/, /^The column Title/, /^The column Variant Price/]],
    ['Handle,Title\ntee,Tee', [/^The column Variant Price is missing$/]],
    ['Handle,Title,Variant Price\n', [/^The file has no products$/]],
  ])('whose text is %j is unreadable', async (text, faults) => {
    const expected = faults.map((fault) => ({ line: 1, text: expect.stringMatching(fault) }));
    expect(await read(text)).toMatchObject({ products: [], faults: expected });
  });
});

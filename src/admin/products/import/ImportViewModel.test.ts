import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../../../../core/domain/testing/samples.ts';
import { openCatalogue } from '../testing/openCatalogue.ts';
import { ImportViewModel } from './ImportViewModel.ts';
import { importView } from './importView.ts';

type Catalogue = Awaited<ReturnType<typeof openCatalogue>>;

const cap = {
  ...aProduct({ key: 'cap', id: 3, name: 'Cap', originalPrice: 19_900, discountedPrice: 19_900 }),
  isListed: true,
};
const hat = { ...cap, key: 'hat', id: 4, name: 'Hat' };

let catalogue: Catalogue;
let file: ImportViewModel;
let imported: number;
beforeEach(async () => {
  catalogue = await openCatalogue();
  imported = 0;
  file = new ImportViewModel({
    ...catalogue.parts,
    whenImported: () => {
      imported += 1;
    },
  });
  file.toggle();
});
/** Returns a file with a product in each line. */
const bytesOf = (...products: readonly object[]) =>
  new TextEncoder().encode(products.map((product) => JSON.stringify(product)).join('\n'));
const choose = (...products: readonly object[]) => file.choose('new.json', bytesOf(...products));
const keys = async () => (await catalogue.backEnd.ports.products.all()).map(({ key }) => key);

describe('A chosen file', () => {
  it('shows what it would change, and changes nothing', async () => {
    await choose({ ...cap, discountedPrice: 14_900, isListed: false }, hat);
    expect(file.view).toMatchObject({
      summary: '1 new, 1 changed, 0 as they are.',
      hidden: '1 will be hidden in the shop.',
      lines: [
        { line: 1, sku: 'cap', product: 'Cap, M', what: 'Price, shown or hidden' },
        { line: 2, sku: 'hat', product: 'Hat, M', what: 'New' },
      ],
      ...{ more: '', refusal: '', faults: [] },
    });
    expect([await keys(), file.canImport, file.isBusy]).toEqual([['tee-m', 'tee-l', 'cap'], true, false]);
  });

  it('is imported, closes the form and tells how much there was', async () => {
    await choose({ ...cap, name: 'Sun Cap' }, hat);
    await file.importAll();
    expect([file.isOpen, file.news, imported]).toEqual([false, '1 new, 1 replaced.', 1]);
    expect(await keys()).toEqual(['tee-m', 'tee-l', 'cap', 'hat']);
    file.toggle();
    expect([file.news, file.file, file.view]).toEqual(['', undefined, undefined]);
  });

  it('that changes nothing cannot be imported', async () => {
    await choose(cap);
    expect([file.view?.summary, file.canImport]).toEqual(['0 new, 0 changed, 1 as they are.', false]);
    await file.importAll();
    expect(imported).toBe(0);
  });

  it('with faults names their lines, and cannot be imported', async () => {
    await choose(hat, { ...cap, name: '' });
    expect(file.view).toMatchObject({
      refusal: 'One fault in the file, so that nothing can be imported. Mend the file, then choose it again.',
      faults: [{ line: 2, text: 'name is missing' }],
    });
    await file.importAll();
    expect([file.canImport, await keys()]).toEqual([false, ['tee-m', 'tee-l', 'cap']]);
  });

  it('of another kind is refused', async () => {
    await file.choose('new.xlsx', bytesOf(hat));
    expect([file.refusal, file.view]).toEqual(['new.xlsx ends in neither .json nor .csv', undefined]);
  });

  it('replaces the one before, also while that is checked', async () => {
    const first = choose(hat);
    await file.choose('other.json', bytesOf(cap));
    await first;
    expect([file.file?.name, file.view?.summary]).toEqual(['other.json', '0 new, 0 changed, 1 as they are.']);
  });
});

describe('Without a connection', () => {
  it('the file stays, and is checked again', async () => {
    catalogue.backEnd.loseConnection();
    await choose(hat);
    expect([file.refusal, file.file?.name, file.view]).toEqual([
      'The shop cannot be reached. Check your connection, then try again.',
      'new.json',
      undefined,
    ]);
    catalogue.backEnd.failure = undefined;
    await file.check();
    expect([file.refusal, file.canImport]).toEqual(['', true]);
  });

  it('nothing is imported, and the next press imports', async () => {
    await choose(hat);
    catalogue.backEnd.loseConnection();
    await file.importAll();
    expect([file.refusal, file.view?.summary, file.isOpen, imported]).toEqual([
      'The shop cannot be reached. Check your connection, then try again.',
      '1 new, 0 changed, 0 as they are.',
      true,
      0,
    ]);
    catalogue.backEnd.failure = undefined;
    await file.importAll();
    expect(imported).toBe(1);
  });
});

it('What became wrong since the file was checked is told with its line', async () => {
  const { ports } = catalogue.backEnd;
  await choose(cap, { ...hat, stock: 3 });
  await ports.products.import([{ ...hat, key: 'bag', id: 4 }]);
  await file.importAll();
  expect(file.view?.faults).toEqual([{ line: 2, text: 'id 4 belongs to another product' }]);
  expect([file.canImport, imported]).toEqual([false, 0]);
});

it('The progress says what is sent and what the shop does', async () => {
  const parts: number[] = [];
  const texts: string[] = [];
  const note = (tell: (part: number) => void) => {
    for (const part of [0.25, 1]) {
      tell(part);
      parts.push(file.part);
      texts.push(file.progressText);
    }
  };
  const { imports } = catalogue.parts;
  const [preview, importAll] = [imports.preview.bind(imports), imports.importAll.bind(imports)];
  imports.preview = (given, tell) => {
    note(tell);
    return preview(given, tell);
  };
  imports.importAll = (given, tell) => {
    note(tell);
    file.toggle();
    return importAll(given, tell);
  };
  await choose(hat);
  await file.importAll();
  expect(parts).toEqual([0.25, 1, 0.25, 1]);
  expect(texts).toEqual(['Sending new.json', 'Checking new.json', 'Sending new.json', 'Importing new.json']);
  expect([file.progressText, imported]).toEqual(['', 1]);
});

it('More changes and faults than are shown are counted', () => {
  const lines = [{ line: 1, sku: 'a', name: 'A', size: 'M', isNew: true, fields: [] }];
  const faults = Array.from({ length: 1_234 }, (_, line) => ({ line, text: 'size is missing' }));
  const preview = { added: 1_500, changed: 0, unchanged: 0, hidden: 0, warnings: [], lines };
  const refused = importView({ ...preview, faults });
  expect([refused.faults.length, refused.moreFaults, refused.lines, refused.more]).toEqual([
    20,
    'and 1,214 more',
    [],
    '',
  ]);
  expect(refused.refusal).toContain('1,234 faults in the file');
  const { more, lines: shown, moreFaults } = importView({ ...preview, faults: [] });
  expect([more, shown.length, moreFaults]).toEqual(['and 1,499 more', 1, '']);
});

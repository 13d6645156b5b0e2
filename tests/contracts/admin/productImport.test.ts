import { describe, expect, it } from 'vitest';
import { injectFetch } from '../../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../../adapters/fastify/makeServer.ts';
import { AdminApi } from '../../../adapters/http/admin/AdminApi.ts';
import { HttpProductImport } from '../../../adapters/http/admin/HttpProductImport.ts';
import { MemoryCatalogueBackEnd } from '../../../adapters/memory/admin/MemoryCatalogueBackEnd.ts';
import { MemoryProductImport } from '../../../adapters/memory/admin/MemoryProductImport.ts';
import type { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { StaffFixture } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';
import type { ForImportingProducts } from '../../../core/admin/ports/ForImportingProducts.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { formsBy } from '../../../features/behind/server/formsBy.ts';

type Subject = {
  readonly imports: ForImportingProducts;
  readonly ports: Pick<MemoryBackEndPorts, 'products'>;
  loseConnection(): void;
};

const tee = { ...aProduct(), isListed: true };
const cap = { ...aProduct({ key: 'cap', id: 2, name: 'Cap', size: 'L' }), isListed: true };

/** Returns a file as the fakes read them: a product in each line. */
const fileOf = (...products: readonly object[]) => ({
  name: 'new.json',
  content: new TextEncoder().encode(products.map((product) => JSON.stringify(product)).join('\n')),
});

describe.each<[string, () => Promise<Subject>]>([
  [
    'The memory',
    async () => {
      const backEnd = new MemoryCatalogueBackEnd();
      const imports = new MemoryProductImport(backEnd);
      return { imports, ports: backEnd.ports, loseConnection: () => backEnd.loseConnection() };
    },
  ],
  [
    'HTTP on the server',
    async () => {
      const fixture = await StaffFixture.withOwner();
      const { secret } = await fixture.admin.addKey(fixture.owner, { name: 'The browser', role: 'manager' });
      const serverFetch = injectFetch(makeServer(fixture.backEnd, { checkDatabase: async () => {} }));
      let isOffline = false;
      const send: typeof fetch = async (input, init) => {
        if (isOffline) throw new TypeError('Failed to fetch');
        const headers = { ...init?.headers, authorization: `Bearer ${secret}` };
        return serverFetch(input, { ...init, headers });
      };
      const loseConnection = () => {
        isOffline = true;
      };
      return {
        imports: new HttpProductImport(new AdminApi(send), formsBy(send)),
        ports: fixture.ports,
        loseConnection,
      };
    },
  ],
])('%s imports products', (_name, open) => {
  const opened = async () => {
    const subject = await open();
    await subject.ports.products.import([tee]);
    const parts: number[] = [];
    return { ...subject, parts, tell: (part: number) => void parts.push(part) };
  };

  it('after it has told what would change', async () => {
    const { imports, ports, tell, parts } = await opened();
    const file = fileOf({ ...tee, isListed: false }, cap);
    expect(await imports.preview(file, tell)).toMatchObject({
      outcome: 'previewed',
      preview: {
        ...{ added: 1, changed: 1, unchanged: 0, hidden: 1, faults: [], warnings: [] },
        lines: [
          { line: 1, sku: 'tee', isNew: false, fields: ['isListed'] },
          { line: 2, sku: 'cap', name: 'Cap', size: 'L', isNew: true, fields: [] },
        ],
      },
    });
    expect(await ports.products.all()).toEqual([tee]);
    expect(await imports.importAll(file, tell)).toEqual({ outcome: 'imported', added: 1, replaced: 1 });
    expect(await ports.products.all()).toEqual([{ ...tee, isListed: false }, cap]);
    expect(parts).toEqual([1, 1]);
  });

  it('or none, and tells every fault with its line', async () => {
    const { imports, ports, tell } = await opened();
    const file = fileOf(cap, { ...cap, key: 'hat', id: 2 });
    const faults = [{ line: 2, text: 'id 2 is repeated' }];
    expect(await imports.preview(file, tell)).toMatchObject({ outcome: 'previewed', preview: { faults } });
    expect(await imports.importAll(file, tell)).toEqual({
      ...{ outcome: 'refused', text: 'Line 2: id 2 is repeated', faults },
    });
    expect(await ports.products.all()).toEqual([tee]);
  });

  it('of no other file', async () => {
    const { imports, tell } = await opened();
    const refused = { outcome: 'refused', text: 'new.txt ends in neither .json nor .csv' };
    expect(await imports.preview({ ...fileOf(cap), name: 'new.txt' }, tell)).toEqual(refused);
    expect(await imports.importAll({ ...fileOf(cap), name: 'new.txt' }, tell)).toEqual(refused);
  });

  it('and rejects without a connection', async () => {
    const { imports, tell, loseConnection } = await opened();
    loseConnection();
    for (const call of [imports.preview(fileOf(cap), tell), imports.importAll(fileOf(cap), tell)])
      await expect(call).rejects.toThrow(expect.objectContaining({ name: 'Unreachable' }));
  });
});

import { expect, it } from 'vitest';
import type { Database } from '../../adapters/sql/connection/Database.ts';
import { importProducts } from '../../adapters/sql/importProducts.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { aShopper } from '../../core/backend/testing/samples.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { migratedPostgres } from './migratedPostgres.ts';
import { hasPostgres } from './privatePostgres.ts';

const AT = '2026-03-01T09:30:00+00:00';
const END = 'update catalogue';
const [tee, cap] = [aProduct({ key: 'tee', id: 1 }), aProduct({ key: 'cap', id: 2 })];
const listed = { isListed: true };

it.skipIf(!hasPostgres)('A product of an import that is not finished is added to a cart at once', async () => {
  const database = await migratedPostgres();
  const { products, shoppers, carts } = sqlStores(database);
  await shoppers.add(aShopper());
  await products.import([tee, cap].map((product) => ({ ...product, ...listed })));
  const [written, isWritten] = promised();
  const [continued, goOn] = promised();
  const pausing = (session: Database): Database => ({
    ...withMethods(session),
    transaction: (work) =>
      session.transaction((queries) =>
        work({
          ...queries,
          runScript: async (text) => {
            if (text.startsWith(END)) {
              isWritten();
              await continued;
            }
            await queries.runScript(text);
          },
        }),
      ),
  });
  const renamed = [tee, cap].map((product) => ({ ...product, name: 'Renamed', ...listed }));
  const importing = database.session((session) => importProducts(pausing(session), renamed));
  await written;
  await carts.add('asha', { key: 'tee', quantity: 1, createdAt: AT, updatedAt: AT });
  goOn();
  expect(await importing).toEqual({ outcome: 'imported', added: 0, replaced: 2, changed: 2 });
  expect((await carts.lines('asha')).lines).toMatchObject([{ key: 'tee' }]);
  expect((await products.listed()).products.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Renamed'],
    [2, 'Renamed'],
  ]);
  await database.close();
});

it.skipIf(!hasPostgres)('An import is refused when its temporary table lost products', async () => {
  const database = await migratedPostgres();
  const { products } = sqlStores(database);
  const losing = (session: Database): Database => ({
    ...withMethods(session),
    transaction: async (work) => {
      await session.runScript('delete from imported where place = 1');
      return session.transaction(work);
    },
  });
  const all = [tee, cap].map((product) => ({ ...product, ...listed }));
  const importing = database.session((session) => importProducts(losing(session), all));
  await expect(importing).rejects.toThrow('The temporary table of the import');
  expect((await products.listed()).products).toEqual([]);
  await database.close();
});

/** A copy without its class, whose methods can be replaced. */
function withMethods(session: Database): Database {
  return {
    query: (text, values) => session.query(text, values),
    short: (text, values) => session.short(text, values),
    write: (text, values) => session.write(text, values),
    runScript: (text) => session.runScript(text),
    transaction: (work) => session.transaction(work),
    session: (work) => session.session(work),
    close: () => session.close(),
  };
}

function promised(): readonly [Promise<void>, () => void] {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return [promise, resolve];
}

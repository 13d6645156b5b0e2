import { expect, it } from 'vitest';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { migrate } from '../../adapters/sql/migrate.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { makeBackEnd } from '../../core/backend/BackEnd.ts';
import { entriesOf } from '../../core/backend/catalogue/CheckedProducts.ts';
import { aShopper } from '../../core/backend/testing/samples.ts';
import { anAddress, aProduct } from '../../core/domain/testing/samples.ts';
import { unbalancedLevels } from '../proof/model/checks/unbalancedLevels.ts';
import { hasPostgres, newDatabase } from './privatePostgres.ts';

const AT = '2026-03-01T09:30:00+00:00';
const SHOPPERS = 30;
const ROUNDS = 6;
const SKUS = Array.from({ length: 12 }, (_, place) => `sku-${String(place).padStart(2, '0')}`);
const PRODUCTS = SKUS.map((key, place) => ({ ...aProduct({ key, id: place + 1 }), isListed: true }));

/** Each caller has the products in another order. */
const from = <Item>(items: readonly Item[], place: number): readonly Item[] => [
  ...items.slice(place % items.length),
  ...items.slice(0, place % items.length),
];

const withStock = (products: readonly (typeof PRODUCTS)[number][], stock: number) =>
  products.map((product) => ({ ...product, stock }));

it.skipIf(!hasPostgres)(
  'Imports that count the stock, checkouts and changes of stock at once wait for each other without a deadlock',
  async () => {
    const address = await newDatabase();
    const database = new PgDatabase(address);
    await migrate(database);
    const stores = sqlStores(database);
    const ports = { ...new MemoryBackEndPorts(), ...stores };
    const { startCheckout, ...staff } = makeBackEnd(ports);
    await staff.importProducts(entriesOf(withStock(PRODUCTS, 1000)), 'staff');
    const shoppers = Array.from({ length: SHOPPERS }, (_, place) => `shopper-${place}`);
    for (const [place, id] of shoppers.entries()) {
      await stores.shoppers.add(aShopper({ id, email: `${id}@example.com` }));
      await stores.addresses.add(id, anAddress({ key: 'home' }));
      for (const key of from(SKUS, place).slice(0, 5))
        await stores.carts.add(id, { key, quantity: 1, createdAt: AT, updatedAt: AT });
    }
    const importing = async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const counted = withStock(from(PRODUCTS, round * 5), 1000 + round);
        expect(await staff.importProducts(entriesOf(counted), 'staff')).toMatchObject({ replaced: SKUS.length });
      }
    };
    const changing = async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const changes = from(SKUS, round * 7).map((sku) => ({ sku, kind: 'receive', quantity: 1 }) as const);
        expect(await staff.changeStock(changes, 'staff')).toEqual({ changed: SKUS.length });
      }
    };
    const checkouts = shoppers.map((id) => startCheckout(id, { addressId: 'home' }));
    const [started] = await Promise.all([Promise.all(checkouts), importing(), importing(), changing(), changing()]);
    expect(started.filter((answer) => typeof answer !== 'object' || !('publicKey' in answer))).toEqual([]);

    const levels = await stores.stock.levels(SKUS);
    expect(levels.reduce((sum, { held }) => sum + held, 0)).toBe(SHOPPERS * 5);
    expect(await unbalancedLevels(database)).toEqual([]);
    // A connection tells of its deadlocks when it ends.
    await database.close();
    const reader = new PgDatabase(address);
    const deadlocks = 'select deadlocks from pg_stat_database where datname = current_database()';
    expect(await reader.query(deadlocks)).toEqual([{ deadlocks: 0 }]);
    await reader.close();
  },
);

import { describe, expect, it } from 'vitest';
import type { Database } from '../connection/Database.ts';
import { MigrationMismatch, migrate } from '../migrate.ts';
import { type Migration, migrations } from '../migrations/migrations.ts';

const shelves: Migration = { number: 1, name: 'shelves', text: 'create table shelves (id integer primary key);' };
const boxes: Migration = {
  ...{ number: 2, name: 'boxes' },
  text: 'create table boxes (id integer); insert into boxes (id) values (7); insert into shelves (id) values (7);',
};
const broken: Migration = { ...boxes, text: `${boxes.text} insert into shelves (id) values (7);` };

/** How migrations are applied. `connect` resolves with as many connections to one new, empty database as are asked for. */
export function describeMigrations(
  name: string,
  connect: (connections: number) => Promise<readonly [Database, ...Database[]]>,
): void {
  describe(`Migrations on ${name}`, () => {
    const boxesOf = async (database: Database) => (await database.query('select id from boxes')).length;

    it('are applied once each, also by processes that start at once', async () => {
      const databases = await connect(4);
      const applied = await Promise.all(databases.map((database) => migrate(database, [shelves, boxes])));
      expect(applied.flat().toSorted()).toEqual(['boxes', 'shelves']);
      expect(await boxesOf(databases[0])).toBe(1);
      expect(await migrate(databases[0], [shelves, boxes])).toEqual([]);
    });

    it('are refused when one has changed since it was applied, and leave nothing when one fails', async () => {
      const [database] = await connect(1);
      await expect(migrate(database, [shelves, broken])).rejects.toThrow(/shelves_pkey/);
      await expect(boxesOf(database)).rejects.toThrow(/boxes/);
      expect(await migrate(database, [shelves, boxes])).toEqual(['boxes']);
      const changed = { ...shelves, text: `${shelves.text} ` };
      await expect(migrate(database, [changed, boxes])).rejects.toThrow(MigrationMismatch);
      await expect(migrate(database, [changed])).rejects.toThrow(
        'Migration 1 (shelves) has changed since it was applied',
      );
    });

    it('of the shop are applied from the first to the last, and nothing is left to apply', async () => {
      const [database] = await connect(1);
      const names = migrations.map(({ name }) => name);
      expect(names.slice(0, 4)).toEqual(['shoppers', 'catalogue', 'shoppers-lists', 'orders']);
      expect(migrations.map(({ number }) => number)).toEqual(names.map((_, at) => at + 1));
      expect(await migrate(database)).toEqual(names);
      expect(await migrate(database)).toEqual([]);
    });

    it('of the shop make measures of the cells of size charts', async () => {
      const [database] = await connect(1);
      const before = migrations.findIndex(({ name }) => name === 'size-charts-in-cm');
      await migrate(database, migrations.slice(0, before));
      const chart = { columns: ['Size', 'Chest "96 cm"'], rows: [['M', '96 cm', '96.5CM', '38 in', 'cm', '"96 cm"']] };
      await database.query(
        `insert into styles (id, title, creator, description, category, category_name, fabric, care, fit, origin, hsn, size_chart, pictures)
        values ('tee', '', '', '', '', '', '', '', '', '', '', $1, '[]')`,
        [JSON.stringify(chart)],
      );
      await migrate(database);
      const [row] = await database.query<{ readonly chart: string }>('select size_chart as chart from styles');
      const rows = [['M', '96', '96.5', '38 in', 'cm', '"96 cm"']];
      expect(JSON.parse(row?.chart ?? '')).toEqual({ ...chart, rows });
    });
  });
}

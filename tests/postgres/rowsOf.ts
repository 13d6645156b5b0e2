import type { Database } from '../../adapters/sql/connection/Database.ts';

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;

/** Resolves with all rows of each table, as JSON in the order of their texts. */
export async function rowsOf(database: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const rows: Record<string, readonly string[]> = {};
  for (const { name } of await database.query<{ name: string }>(TABLES)) {
    const found = await database.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t order by 1`);
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

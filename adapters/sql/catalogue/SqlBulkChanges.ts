import type { BulkChange, ForStoringBulkChanges } from '../../../core/backend/ports/catalogue/ForStoringBulkChanges.ts';
import { SqlStore } from '../SqlStore.ts';
import { storableJson } from '../storableText.ts';

/** Stores the changes of many products in SQL. */
export class SqlBulkChanges extends SqlStore implements ForStoringBulkChanges {
  async add({ id, at, changes }: BulkChange): Promise<void> {
    await this.database.query('insert into bulk_changes (id, at, changes) values ($1, $2, $3)', [
      id,
      at,
      storableJson(changes),
    ]);
  }

  async change(id: string): Promise<BulkChange | undefined> {
    const row = await this.first<Omit<BulkChange, 'changes'> & { readonly changes: string }>(
      'select id, at, changes from bulk_changes where id = $1',
      [id],
    );
    return row && { ...row, changes: JSON.parse(row.changes) };
  }

  async remove(id: string): Promise<void> {
    await this.database.query('delete from bulk_changes where id = $1', [id]);
  }
}

import { once } from 'node:events';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { confirmOften } from '../../adapters/sql/testing/confirmOften.ts';

/** Run as a process: connects to the database in its argument, says so, waits for a word, confirms, and prints the outcomes. */
const database = new PgDatabase(process.argv[2] ?? '');
await database.query('select 1');
console.log('ready');
await once(process.stdin, 'data');
console.log(JSON.stringify(await confirmOften(sqlStores(database), `process-${process.pid}`)));
await database.close();
process.exit();

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Writes all data of a database to a file, as they are when it begins. Rejects with what `pg_dump` says. */
export function dumpDatabase(databaseUrl: string, file: string): Promise<void> {
  return runProgram('pg_dump', databaseUrl, ['--format=custom', `--file=${file}`]);
}

/** Reads such a file into an empty database, all or nothing. Rejects with what `pg_restore` says. */
export function restoreDatabase(databaseUrl: string, file: string): Promise<void> {
  return runProgram('pg_restore', databaseUrl, ['--single-transaction', '--no-owner', file]);
}

async function runProgram(program: string, databaseUrl: string, options: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl);
  // Others on the machine may read the arguments of a process.
  const env = { ...process.env, ...(url.password !== '' && { PGPASSWORD: decodeURIComponent(url.password) }) };
  url.password = '';
  try {
    await run(program, [`--dbname=${url}`, ...options], { env });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'ENOENT')
      throw new Error(`${program} is not installed: it comes with PostgreSQL's client`, { cause: error });
    const said = 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(said === '' ? error.message : said, { cause: error });
  }
}

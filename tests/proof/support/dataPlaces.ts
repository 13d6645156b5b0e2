import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPostgres, newDatabase } from '../../postgres/privatePostgres.ts';

/** A place for the data of a shop: an empty one for each call. */
export type DataPlace = {
  readonly name: string;
  readonly isMissing: boolean;
  /** Resolves with the environment variables of servers that keep their data there, and a function that deletes the folder. */
  readonly prepare: () => Promise<{
    readonly environment: Readonly<Record<string, string>>;
    readonly remove: () => void;
  }>;
};

const SECRET = 'a secret for the tokens of the tests';

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'creator-row-proof-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export const pglite: DataPlace = {
  name: 'PGlite',
  isMissing: false,
  prepare: async () => {
    const { folder, remove } = newFolder();
    return { environment: { DATA_DIR: folder, TOKEN_SECRET: SECRET }, remove };
  },
};

export const postgres: DataPlace = {
  name: 'PostgreSQL',
  isMissing: !hasPostgres,
  prepare: async () => {
    const { folder, remove } = newFolder();
    const environment = { DATA_DIR: folder, TOKEN_SECRET: SECRET, DATABASE_URL: await newDatabase() };
    return { environment, remove };
  },
};

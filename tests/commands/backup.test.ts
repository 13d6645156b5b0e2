import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { S3Pictures } from '../../adapters/s3/S3Pictures.ts';
import { openDatabase } from '../../adapters/sql/connection/openDatabase.ts';
import { migrate } from '../../adapters/sql/migrate.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { runShopCommand } from '../../src/commands/runShopCommand.ts';
import { openS3Server } from '../contracts/pictures/openS3Server.ts';
import { hasPostgres, newDatabase } from '../postgres/privatePostgres.ts';
import { rowsOf } from '../postgres/rowsOf.ts';

const SECRET = 'a secret that signs the tokens of shoppers';
const PICTURE = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251);

let folder: string;
let number = 0;
/** The data folder of a shop on the embedded database, and its backup. */
let dataDir: string;
let backup: string;

const newPath = (name: string) => {
  number += 1;
  return join(folder, `${name}-${number}`);
};

/** Runs a command. The shop cannot be reached. */
async function run(argv: readonly string[], variables: Readonly<Record<string, string>>) {
  const [printed, warned]: [string[], string[]] = [[], []];
  const bar = { title: '', steps: 0, done: 0, isStopped: false };
  const code = await runShopCommand(
    argv,
    () => Promise.reject(new Error('The shop does not run')),
    {
      print: (line) => void printed.push(line),
      warn: (line) => void warned.push(line),
      startProgress: (title, steps) => void Object.assign(bar, { title, steps }),
      advance: (steps) => {
        bar.done += steps;
      },
      stopProgress: () => {
        bar.isStopped = true;
      },
    },
    variables,
  );
  return { code, printed, warned, bar };
}

/** Makes a data folder with a database, a secret and a picture. */
async function fill(dir: string, databaseUrl?: string): Promise<void> {
  await mkdir(join(dir, 'uploaded-pictures'), { recursive: true });
  await writeFile(join(dir, 'token-secret'), SECRET, { mode: 0o600 });
  await writeFile(join(dir, 'uploaded-pictures/tee-360.jpg'), PICTURE);
  await writeFile(join(dir, 'command-address'), 'http://127.0.0.1:3000');
  const database = await openDatabase({ dataDir: dir, databaseUrl });
  await migrate(database);
  await sqlStores(database).products.import([{ ...aProduct(), isListed: true }]);
  await database.close();
}

async function rowsAt(dir: string, databaseUrl?: string) {
  const database = await openDatabase({ dataDir: dir, databaseUrl });
  const rows = await rowsOf(database);
  await database.close();
  return rows;
}

async function expectFiles(dir: string): Promise<void> {
  expect(await readFile(join(dir, 'token-secret'), 'utf8')).toBe(SECRET);
  expect((await stat(join(dir, 'token-secret'))).mode % 0o1000).toBe(0o600);
  expect(new Uint8Array(await readFile(join(dir, 'uploaded-pictures/tee-360.jpg')))).toEqual(PICTURE);
  expect(await readdir(dir)).not.toContain('command-address');
  expect(await readdir(dir)).not.toContain('database.dump');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'creator-row-backup-'));
  dataDir = newPath('data');
  backup = newPath('backup');
  await fill(dataDir);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('A backup of a shop on the embedded database', () => {
  it('has every row and file, on another machine', async () => {
    const made = await run(['backup', backup], { DATA_DIR: dataDir });
    expect(made).toMatchObject({ code: 0, warned: [], bar: { title: 'Backup, MB', isStopped: true } });
    expect(made.printed).toEqual([expect.stringMatching(/ has \d{3,} files of .+, and was read back$/)]);
    expect(made.bar.done).toBe(made.bar.steps);
    expect((await stat(backup)).mode % 0o1000).toBe(0o600);
    const restored = newPath('data');
    const put = await run(['restore', backup], { DATA_DIR: restored });
    expect(put).toMatchObject({ code: 0, warned: [], bar: { title: 'Restore, MB', isStopped: true } });
    expect(put.bar.done).toBe(put.bar.steps);
    await expectFiles(restored);
    const rows = await rowsAt(restored);
    expect(rows).toEqual(await rowsAt(dataDir));
    expect(rows.products).toHaveLength(1);
  }, 120_000);

  it('is refused while the shop runs', async () => {
    const database = await openDatabase({ dataDir });
    const { code, warned } = await run(['backup', newPath('backup')], { DATA_DIR: dataDir });
    await database.close();
    expect([code, warned]).toEqual([1, [expect.stringContaining('is in use by another process')]]);
  }, 60_000);

  it('replaces no file', async () => {
    await writeFile(newPath('other'), 'something');
    const file = join(folder, `other-${number}`);
    expect(await run(['backup', file], { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      warned: [`${file} exists already`],
    });
    expect(await readFile(file, 'utf8')).toBe('something');
  });

  it('of a folder that is not there is refused', async () => {
    const missing = newPath('missing');
    const warned = [`There is no data folder ${missing}: set DATA_DIR`];
    expect(await run(['backup', newPath('backup')], { DATA_DIR: missing })).toMatchObject({ code: 1, warned });
  });
});

describe('Restoring', () => {
  const refusal = async (file: string, variables: Readonly<Record<string, string>>) => {
    const { code, warned } = await run(['restore', file], variables);
    expect(code).toBe(1);
    return warned.join();
  };

  it('a file that was cut off is refused, and leaves an empty folder', async () => {
    const cut = newPath('cut');
    await writeFile(cut, await readFile(backup));
    await truncate(cut, (await stat(backup)).size - 1_000);
    expect(await refusal(cut, { DATA_DIR: newPath('data') })).toContain(`${cut} is no whole backup`);
  });

  it('a file of something else is refused', async () => {
    const other = newPath('other');
    await create({ file: other, cwd: dataDir, gzip: true }, ['token-secret']);
    expect(await refusal(other, { DATA_DIR: newPath('data') })).toBe('The file is no backup of a shop');
  });

  it('into a folder with something is refused, and leaves it', async () => {
    expect(await refusal(backup, { DATA_DIR: dataDir })).toBe(`The data folder ${dataDir} is not empty`);
    await stat(join(dataDir, 'token-secret'));
  });

  it('an embedded database into PostgreSQL is refused', async () => {
    const variables = { DATA_DIR: newPath('data'), DATABASE_URL: 'postgres://localhost/shop' };
    expect(await refusal(backup, variables)).toContain('restore it without DATABASE_URL');
  });
});

describe.skipIf(!hasPostgres)('A backup of a shop on PostgreSQL', () => {
  it('has every row and file, in an empty folder and database', async () => {
    const [here, there] = [newPath('data'), newPath('data')];
    const [from, to] = [await newDatabase(), await newDatabase()];
    await fill(here, from);
    const file = newPath('backup');
    const variables = { DATA_DIR: here, DATABASE_URL: from, TOKEN_SECRET: SECRET };
    const warned = ['TOKEN_SECRET is not in it: keep your variables, too'];
    expect(await run(['backup', file], variables)).toMatchObject({ code: 0, warned });
    expect(await readdir(here)).not.toContain('database.dump');
    expect(await run(['restore', file], { DATA_DIR: there })).toMatchObject({
      ...{ code: 1, warned: ['The backup is one of PostgreSQL: set DATABASE_URL to an empty database'] },
    });
    expect(await run(['restore', file], { DATA_DIR: there, DATABASE_URL: from })).toMatchObject({
      ...{ code: 1, warned: ['The database of DATABASE_URL has tables already'] },
    });
    expect(await run(['restore', file], { DATA_DIR: there, DATABASE_URL: to })).toMatchObject({ code: 0, warned: [] });
    await expectFiles(there);
    expect(await rowsAt(there, to)).toEqual(await rowsAt(here, from));
  }, 60_000);
});

describe('A backup of a shop whose pictures are in a bucket', () => {
  it('has them too, and puts them into another bucket or into the folder', async () => {
    const [here, there] = [await openS3Server(), await openS3Server()];
    const [data, moved, alone, file] = [newPath('data'), newPath('data'), newPath('data'), newPath('backup')];
    await fill(data);
    await rm(join(data, 'uploaded-pictures'), { recursive: true });
    const name = 'tee-360.jpg';
    await new S3Pictures(here.url).store({ name, content: PICTURE });
    const before = await readdir(data);
    expect(await run(['backup', file], { DATA_DIR: data, PICTURES_URL: here.url })).toMatchObject({
      code: 0,
      warned: [],
    });
    expect(await readdir(data)).toEqual(before);
    expect(await run(['restore', file], { DATA_DIR: moved, PICTURES_URL: there.url })).toMatchObject({ code: 0 });
    expect(await new S3Pictures(there.url).read(name)).toEqual(PICTURE);
    expect(await readdir(moved)).not.toContain('uploaded-pictures');
    expect(await run(['restore', file], { DATA_DIR: alone })).toMatchObject({ code: 0 });
    await expectFiles(alone);
    await Promise.all([here.close(), there.close()]);
  }, 60_000);

  it('is not made, and leaves the data as they were, when the bucket does not answer', async () => {
    const { url, close } = await openS3Server();
    const [data, file] = [newPath('data'), newPath('backup')];
    await fill(data);
    const before = await readdir(data, { recursive: true });
    await new S3Pictures(url).store({ name: 'other.jpg', content: PICTURE });
    const variables = { DATA_DIR: data, PICTURES_URL: url.replace('S3RVER:', 'STRANGER:') };
    const { code, warned } = await run(['backup', file], variables);
    expect([code, warned]).toEqual([1, ['The picture service did not list the pictures: status 403']]);
    expect(await readdir(data, { recursive: true })).toEqual(before);
    await expect(stat(file)).rejects.toThrow('ENOENT');
    await close();
  }, 60_000);
});

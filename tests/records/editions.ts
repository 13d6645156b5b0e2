import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The texts that a browser stores, by their keys. */
export type DeviceRecord = {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
};

/** What the files of an edition are. */
export const FILES = {
  'device.json': 'what a browser stores for the shop on the real back-end',
  'device-of-mock.json': 'what a browser stores for the shop on the mock back-end',
  'products.json': 'written by `shop products export`',
  'orders.csv': 'written by `shop orders export`',
  'catalogue.json': 'the answer to GET /api/products, which service workers and tabs hold',
  'payments.jsonl': 'what the simulated payment provider keeps in the data folder',
  'database.sql': 'a database with all migrations of the edition and rows in every table',
  'server.tgz': 'the compiled server, its API alone, with what npm needs to install its packages',
  'expected.json': 'what the readers of the other files have to return',
} as const;

/** The editions of the shop whose documents are recorded, named by year and month, the oldest first. */
export const editions: readonly string[] = readdirSync(folder)
  .filter((name) => /^\d{4}-\d\d$/.test(name))
  .sort();

export function filesOf(edition: string): readonly string[] {
  return readdirSync(join(folder, edition)).sort();
}

export function readRecord(edition: string, name: keyof typeof FILES): string {
  return readFileSync(join(folder, edition, name), 'utf8');
}

export function pathOfRecord(edition: string, name: keyof typeof FILES): string {
  return join(folder, edition, name);
}

import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian's packages put the programs, in a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'postgres'];

/** Returns the folder of PostgreSQL's server programs; undefined when they are not installed. */
export function postgresBinaries(path = process.env.PATH ?? '', debian = DEBIAN): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : [];
  const folders = [...path.split(delimiter), ...versions.map((version) => join(debian, version, 'bin'))];
  return folders.find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program))));
}

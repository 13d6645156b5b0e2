import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition } from './changes.ts';
import { parseFeature } from './parseFeature.ts';

const STATEMENTS = 'features/statements';
/** Where the statements of a commit are written, to be imported. */
const COPY = 'reports/specification-since';

/** Reads the specification at a commit from git. Throws when there is no such commit. */
export async function readEdition(commit: string): Promise<Edition> {
  const paths = git('ls-tree', '-r', '--name-only', commit, 'features').split('\n');
  const textOf = (path: string): string => git('show', `${commit}:${path}`);
  rmSync(COPY, { recursive: true, force: true });
  for (const path of paths.filter((one) => one.startsWith(`${STATEMENTS}/`))) {
    const copy = `${COPY}/${path}`;
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, textOf(path));
  }
  const { allStatements } = await import(pathToFileURL(resolve(COPY, STATEMENTS, 'allStatements.ts')).href);
  const features = paths.filter((path) => path.endsWith('.feature'));
  return { sections: allStatements, features: features.map((path) => parseFeature(path, textOf(path))) };
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
}

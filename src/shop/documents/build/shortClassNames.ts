import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { CSSModulesOptions } from 'vite';

const ROOT = new URL('../../../..', import.meta.url).pathname;
const FILE_LETTERS = 3;
const NAME = /(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g;

/** The files of this build by their letters. */
const files = new Map<string, string>();

/**
 * Names a class of a CSS module by three letters for its file and its place there, such as `_xK24`: documents, styles and scripts are
 * shorter than with Vite's names. The same class has the same name in every build. Throws when two files have the same letters.
 */
export const shortClassNames: CSSModulesOptions = {
  generateScopedName(name, filename, css) {
    const file = relative(ROOT, filename.split('?')[0] ?? '');
    const letters = createHash('sha256')
      .update(file)
      .digest('base64url')
      .replaceAll(/[-_]/g, '0')
      .slice(0, FILE_LETTERS);
    const other = files.get(letters);
    if (other !== undefined && other !== file)
      throw new Error(`${other} and ${file} have the same letters: rename one`);
    files.set(letters, file);
    const names = [...new Set([...css.matchAll(NAME)].map(([, found]) => found))];
    const place = names.indexOf(name);
    if (place < 0) throw new Error(`${file} has no ${name}`);
    return `_${letters}${place.toString(36)}`;
  },
};

import { execFileSync } from 'node:child_process';

const NOBODY = 65_534;

/** Returns the user that PostgreSQL, which refuses to run as root, is started as; nothing when this process is not root. */
export function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (option) => Number(execFileSync('id', [option, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return { uid: NOBODY, gid: NOBODY };
  }
}

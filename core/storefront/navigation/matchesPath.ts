/**
 * Whether a path is one of a pattern, in which a segment that begins with `:` matches any text. Query, fragment and slashes at the
 * end do not count.
 */
export function matchesPath(pattern: string, path: string): boolean {
  const [wanted, parts] = [partsOf(pattern), partsOf(path)];
  return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
}

function partsOf(path: string): readonly string[] {
  return path
    .replace(/[?#].*/, '')
    .split('/')
    .filter((part) => part !== '');
}

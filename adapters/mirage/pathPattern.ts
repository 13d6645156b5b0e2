/**
 * Matches a path against a pattern such as `/user/cart/:id`. Returns the decoded parameters, or undefined when the path does not
 * match. A parameter does not match an empty segment.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) {
    return undefined;
  }
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? '';
    if (segment.startsWith(':') && value !== '') {
      params[segment.slice(1)] = decoded(value);
    } else if (segment !== value) {
      return undefined;
    }
  }
  return params;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

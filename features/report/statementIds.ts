const TAG = '@spec-';
const MARKER = /\s*\[spec ([^\]]*)\]/g;

/** Returns the statements that a scenario's tags name: `@spec-4.remove` names 4.remove. */
export function idsInTags(tags: readonly string[]): readonly string[] {
  return tags.filter((tag) => tag.startsWith(TAG)).map((tag) => tag.slice(TAG.length));
}

/** Returns the statements that a test's title names: `[spec 4.remove, undo.back-in-place]` names two. */
export function idsInTitle(title: string): readonly string[] {
  return [...title.matchAll(MARKER)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim()));
}

/** Returns a test's title without its markers. */
export function withoutMarkers(title: string): string {
  return title.replaceAll(MARKER, '').trim();
}

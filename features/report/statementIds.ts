const TAG = '@spec-';
const MARKER = /\s*\[spec ([^\]]*)\]/g;

/** The statements that a scenario's tags name: `@spec-4.07` names 4.07. */
export function idsInTags(tags: readonly string[]): readonly string[] {
  return tags.filter((tag) => tag.startsWith(TAG)).map((tag) => tag.slice(TAG.length));
}

/** The statements that a test's title names: `[spec 7.05, 8.07]` names two. There are no ranges. */
export function idsInTitle(title: string): readonly string[] {
  return [...title.matchAll(MARKER)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim()));
}

/** A test's title as a reader likes it: without its markers. */
export function withoutMarkers(title: string): string {
  return title.replaceAll(MARKER, '').trim();
}

/** A row of a list beside the catalogue's version. The only row of an empty list has no key. */
export type LineRow<Line> = { readonly version: number } & (Line | { readonly key: null });

type Keyed = { readonly key: string };

/** Returns the lines and the version that one statement has read. */
export function versionedLines<Line extends Keyed>(rows: readonly LineRow<Line>[]) {
  const lines = rows.filter((row): row is { readonly version: number } & Line => row.key !== null);
  return {
    catalogueVersion: rows[0]?.version ?? 0,
    lines: lines.map(({ version: _, ...line }) => line as unknown as Line),
  };
}

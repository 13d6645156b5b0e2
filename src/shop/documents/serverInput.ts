/** The file in the folder of the build that has a {@link ServerInput}. */
export const SERVER_INPUT = '.pages.json';

/** What the server needs of the build to render pages. */
export type ServerInput = {
  /** The built `index.html`, its root still empty. */
  readonly template: string;
  /** The scripts of the pages that the server renders, by the pages' names. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** The scripts that search the catalogue on the device. */
  readonly searchScripts: readonly string[];
  /** The scripts that ask the back-end for parts of a large catalogue. */
  readonly askingScripts: readonly string[];
  /** The catalogue's URL; absent when no document can preload it. */
  readonly catalogueUrl?: string;
};

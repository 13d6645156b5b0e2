/** What finding and installing a browser needs from the computer it happens on. */
export type Machine = {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** The file that Playwright's installer writes the browser to. */
  readonly downloadedBrowser: string;
  exists(path: string): boolean;
  /** Runs a program without a shell. It counts as failed when it cannot start or does not end within `limitMs`. */
  run(program: string, options: readonly string[], limitMs: number): ProgramResult;
};

export type ProgramResult = { readonly hasSucceeded: boolean; readonly output: string };

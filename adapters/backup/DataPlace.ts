/** The bucket of uploaded pictures. */
export type Bucket = {
  names(): Promise<readonly string[]>;
  /** Resolves with a file; undefined when there is none of that name. */
  read(name: string): Promise<Uint8Array | undefined>;
  store(file: { readonly name: string; readonly content: Uint8Array }): Promise<void>;
};

/** Where the data of a shop lie. */
export type DataPlace = {
  /** The folder of the embedded database, of pictures and of secrets. */
  readonly dataDir: string;
  /** `postgres://user:password@host:port/database`; absent: the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Has the uploaded pictures; absent: they are in the folder. */
  readonly bucket?: Bucket | undefined;
};

/** Shows how far the work is, in whole megabytes. */
export type Progress = {
  startProgress(title: string, steps: number): void;
  advance(steps: number): void;
  stopProgress(): void;
};

/** The file in the data folder, and in a backup, that has PostgreSQL's data. */
export const DUMP = 'database.dump';
/** The folder in the data folder, and in a backup, that has the embedded database. */
export const EMBEDDED = 'database';

/** A value of a statement's parameter. Timestamps are texts; JSON is text. */
export type SqlValue = string | number | boolean | null | readonly string[];

/** Runs statements. */
export type Queries = {
  /** Runs one statement with its parameters `$1`, `$2`, … Resolves with its rows. */
  query<Row extends object>(text: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
  /**
   * Like `query`, for a statement that finds its rows by a primary key. Such statements share connections; one that waits for a lock
   * for longer than a moment gets one of its own.
   */
  short<Row extends object>(text: string, values: readonly SqlValue[]): Promise<readonly Row[]>;
  /**
   * Runs a statement whose rows nobody reads. A transaction does not wait for it: it goes with the statement after it, or with the end,
   * and the transaction rejects when it fails.
   */
  write(text: string, values: readonly SqlValue[]): Promise<void>;
  /** Runs statements without parameters, one after the other. */
  runScript(text: string): Promise<void>;
};

/** An SQL database. */
export type Database = Queries & {
  /**
   * Runs the work in one transaction: all of its statements or, when it rejects, none. The work may run several times, because
   * the database can refuse a transaction that collides with others.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Runs long work, without time limits, on one connection, which keeps its temporary tables meanwhile. The work runs once. Others may
   * use the same connection between its statements, but no other session does.
   */
  session<Result>(work: (session: Database) => Promise<Result>): Promise<Result>;
  /** Waits for open statements, then closes the database. */
  close(): Promise<void>;
};

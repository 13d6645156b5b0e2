/** What the list shows of a return. */
export type ReturnFacts = {
  readonly state: string;
  readonly shopper: string;
  /** Its lines and what else is said of it, with ` · ` between them. */
  readonly said: string;
  /** What can be done with it, such as `Receive, Refuse`. */
  readonly steps: string;
};

export type ReturnsDriver = {
  chooseTab(label: string): Promise<void>;
  returns(): Promise<readonly ReturnFacts[]>;
  /** Opens the dialog of a step of the newest return. */
  begin(step: 'receive' | 'refund' | 'exchange' | 'refuse'): Promise<void>;
  /** Takes the pieces of the only line in, into stock or not. */
  receive(pieces: number, restock: boolean): Promise<void>;
  /** What the dialog says goes back. */
  goesBack(): Promise<string>;
  refund(): Promise<void>;
  exchange(carrier: string, trackingNumber: string): Promise<void>;
  refuse(note: string): Promise<void>;
  news(): Promise<string>;
  complaints(): Promise<readonly string[]>;
};

/** The shopper's printer and what comes out of it. */
export type PrintDriver = {
  /** Prints the page as the browser does it. */
  printPage(): Promise<void>;
  /** Presses an order's own Print; 1 is the topmost. */
  printOrder(number: number): Promise<void>;
  /** The words of each order on the paper. */
  orders(): Promise<readonly string[]>;
  /** How many ways on and buttons are on the paper, where they are of no use. */
  controls(): Promise<number>;
};

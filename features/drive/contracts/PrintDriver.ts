/** The print view of the page. */
export type PrintDriver = {
  /** Prints the page as the browser does it. */
  printPage(): Promise<void>;
  /** Presses an order's own Print; 1 is the topmost. */
  printOrder(number: number): Promise<void>;
  /** The text of each order in the print view. */
  orders(): Promise<readonly string[]>;
  /** How many links and buttons the print view shows. */
  controls(): Promise<number>;
};

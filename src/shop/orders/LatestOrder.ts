/** The order of the latest payment in this tab, until the orders page has taken it. */
export class LatestOrder {
  #orderId: string | undefined;

  readonly remember = (orderId: string): void => {
    this.#orderId = orderId;
  };

  /** Returns the id of the order, once. */
  readonly take = (): string | undefined => {
    const orderId = this.#orderId;
    this.#orderId = undefined;
    return orderId;
  };
}

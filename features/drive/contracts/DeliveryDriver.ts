/** When an order arrives, on the pages that say so. */
export type DeliveryDriver = {
  /** Types a PIN code into the field of a product's page, and asks for the days. */
  askFor(pin: string): Promise<void>;
  /** What is in that field; undefined where there is none. */
  pin(): Promise<string | undefined>;
  /** What is wrong with it; undefined while nothing is. */
  complaint(): Promise<string | undefined>;
  /** When an order arrives, as the page of a product, of an order, the cart or the checkout says; undefined when it does not. */
  days(): Promise<string | undefined>;
};

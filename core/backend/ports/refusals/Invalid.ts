import type { Shortage } from '../../../domain/stock/StockLevel.ts';
import type { FileFault } from '../catalogue/ForExchangingProducts.ts';

/** The texts that say what is invalid in the input, one for each fault. */
export type Invalid = {
  readonly invalid: readonly string[];
  /** What is left of the products of which there are too few. */
  readonly lines?: readonly Shortage[];
  /** The same texts with the lines of a file. */
  readonly faults?: readonly FileFault[];
};

/** Whether a result is the texts of what is invalid in the input. */
export function isInvalid(result: object): result is Invalid {
  return 'invalid' in result;
}

import type { LengthUnit } from '../../../domain/measures/SizeChart.ts';

/** The unit in which a shopper reads measures. It survives a reload and the session. Without storage it lasts until the page is closed. */
export type ForRememberingLengthUnit = {
  /** Resolves with the unit; undefined when none was chosen, or one that cannot be read. */
  recall(): Promise<LengthUnit | undefined>;
  remember(unit: LengthUnit): Promise<void>;
};

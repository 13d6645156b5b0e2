import type { Paise } from '../money/Paise.ts';

/** What has become of a line since it was put into the cart: its product is no longer sold, or has another price. */
export type LineNews =
  | { readonly kind: 'hidden'; readonly key: string; readonly name: string }
  | {
      readonly kind: 'repriced';
      readonly key: string;
      readonly name: string;
      /** The price when it was put into the cart. */
      readonly was: Paise;
      readonly price: Paise;
    };

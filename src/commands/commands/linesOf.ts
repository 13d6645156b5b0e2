import type { CommandInput } from '../ShopCommand.ts';
import { wholeNumber } from './wholeNumber.ts';

/** Reads the values of `--line`. */
export function linesOf({ lines }: CommandInput): {
  readonly lines?: readonly { readonly sku: string; readonly quantity: number }[];
} {
  if (lines.length === 0) return {};
  return {
    lines: lines.map((text) => {
      const at = text.lastIndexOf('=');
      if (at < 1) throw new Error(`${text} is not a line, such as SKU=1`);
      return { sku: text.slice(0, at), quantity: wholeNumber(text.slice(at + 1)) };
    }),
  };
}

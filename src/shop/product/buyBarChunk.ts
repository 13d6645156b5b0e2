import { LazyChunk } from '../../shared/chunks/LazyChunk.ts';
import type { BuyBarProps } from './BuyBar.tsx';

/** The script of the bar with the button, which only phones need. */
export const buyBarChunk = new LazyChunk<BuyBarProps>(async () => (await import('./BuyBar.tsx')).BuyBar);

import type { ComponentProps } from 'react';
import { LazyChunk } from '../../../shared/chunks/LazyChunk.ts';
import type { SizeGuide } from './SizeGuide.tsx';

/** The script of the size guide, which only the page of a piece in several sizes loads. */
export const sizeGuideChunk = new LazyChunk<ComponentProps<typeof SizeGuide>>(
  async () => (await import('./SizeGuide.tsx')).SizeGuide,
);

import { LazyChunk } from '../../../shared/chunks/LazyChunk.ts';
import type { PictureViewerProps } from './PictureViewer.tsx';

/** The script that shows enlarged pictures. */
export const viewerChunk = new LazyChunk<PictureViewerProps>(
  async () => (await import('./PictureViewer.tsx')).PictureViewer,
);

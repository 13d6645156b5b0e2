import type { ComponentType, ReactNode } from 'react';
import { LazyChunk } from '../../shared/chunks/LazyChunk.ts';

type Props = { readonly children?: ReactNode };
type Loader = () => Promise<ComponentType<Props>>;

const chunks = new Map<Loader, LazyChunk<Props>>();

/** The chunk of a page's screen or layout; always the same object. */
export function screenChunk(load: Loader): LazyChunk<Props> {
  const chunk = chunks.get(load) ?? new LazyChunk(load);
  chunks.set(load, chunk);
  return chunk;
}

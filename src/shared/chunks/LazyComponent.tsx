import type { LazyChunk } from './LazyChunk.ts';
import { useChunkLoader } from './useChunkLoader.ts';

type LazyComponentProps<Props extends object> = { readonly chunk: LazyChunk<Props>; readonly props: Props };

/** Renders the component of a chunk; suspends until it is loaded. */
export function LazyComponent<Props extends object>({ chunk, props }: LazyComponentProps<Props>) {
  const Component = chunk.component(useChunkLoader());
  return <Component {...props} />;
}

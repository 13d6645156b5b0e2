/** A script chunk failed to load, or took longer than the limit. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** A script chunk of the shop did not come: it failed, or took longer than the limit. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

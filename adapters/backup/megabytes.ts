const MEGABYTE = 1_000_000;

/** Returns whole megabytes, the first begun one included. */
export function megabytes(bytes: number): number {
  return Math.ceil(bytes / MEGABYTE);
}

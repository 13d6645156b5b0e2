/** The products that the shop shows as new, by their numeric ids, with the playback rates of their videos; 1 is the normal speed. */
export const newArrivals = [
  { productId: 14, playbackRate: 0.8 },
  { productId: 17, playbackRate: 1 },
  { productId: 12, playbackRate: 0.6 },
  { productId: 16, playbackRate: 0.9 },
] as const;

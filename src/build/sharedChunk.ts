/**
 * One chunk for what every page needs and for the small modules that the home page shares with others. Apart, the small ones
 * would be a request each, and their sum is larger when compressed.
 */
export const sharedChunks = [
  { name: 'shop', tags: ['$initial' as const] },
  {
    name: 'shop',
    test: /\/src\/(creators\/\w+|catalogue\/CatalogueFailure|ui\/(useFocusFallback|useMediaQuery))\.(ts|tsx|module\.css)$/,
  },
];

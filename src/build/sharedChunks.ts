/**
 * Chunks for the modules that several chunks share. Left to the bundler, most of them would be a file and a request each, with a
 * name in the entry and less to compress.
 */
export const sharedChunks = [
  { name: 'index', tags: ['$initial' as const] },
  // What the home page shares with others.
  shared('creators', /\/src\/(creators\/|catalogue\/CatalogueFailure|ui\/(useFocusFallback|useMediaQuery)\.)/),
  shared('products', /\/src\/(products\/|ui\/(LoadFailure|firstClickOnly|useFocusAfterRemoval)\.)/),
  shared('catalogue', /\/(src\/catalogue\/|core\/domain\/catalogue\/(appliedFilters|changeFilters)\.)/),
  shared('cart', /\/src\/(cart\/|addresses\/addressLine|ui\/(AmountList|RemovedNotice|useFocusAfterUndo)\.)/),
  shared('session', /\/(src\/session\/|src\/ui\/(?!Modal)|core\/(storefront\/session|domain\/accounts)\/)/),
  // What is loaded with the first session.
  { name: 'shopper', test: /\/src\/(composition\/shopperAdapters|layout\/shopperParts)\.ts$/ },
  shared('icons', /\/lucide-react\//),
];

function shared(name: string, test: RegExp) {
  return { name, test, minShareCount: 2 };
}

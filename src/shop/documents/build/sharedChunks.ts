/**
 * Chunks for the modules that several chunks share. Left to the bundler, most of them would be a file and a request each, with a
 * name in the entry and less to compress.
 */
export const sharedChunks = [
  { name: 'index', tags: ['$initial' as const] },
  // What the home page shares with others.
  shared(
    'creators',
    /\/src\/(shop\/catalogue\/(creators\/(?!CreatorSearch)|CatalogueFailure|newArrivals\.)|shared\/ui\/(focus\/useFocusFallback|useMediaQuery|savesData|pictures\/pictureSources)\.)/,
  ),
  shared(
    'products',
    /\/src\/(shop\/catalogue\/picture\/|shared\/(connection\/CallFailure|ui\/(LoadFailure|focus\/(firstClickOnly|useFocusAfterRemoval)))\.)/,
  ),
  shared(
    'catalogue',
    /\/(src\/shop\/(catalogue|card|listing|product|creator)\/|core\/domain\/catalogue\/(appliedFilters|changeFilters)\.)/,
  ),
  shared(
    'cart',
    /\/src\/(shop\/(cart\/|addresses\/addressLine)|shared\/ui\/(AmountList|RemovedNotice|focus\/useFocusAfterUndo)\.)/,
  ),
  shared(
    'session',
    /\/(src\/shop\/(session|account)\/(?!profile\/)|src\/shared\/(ui\/(?!Modal)|forms\/)|core\/(storefront\/session|domain\/accounts)\/)/,
  ),
  // What is loaded with the first session.
  { name: 'shopper', test: /\/src\/shop\/(wiring\/shopper|layout\/shopperParts)\.ts$/ },
  shared('icons', /\/lucide-react\//),
];

function shared(name: string, test: RegExp) {
  return { name, test, minShareCount: 2 };
}

/** A stage of a shopper's way through the shop, or the work of its staff, with the areas (`cart`) and feature files (`cart/undo`) that tell of it, in order. */
export type Stage = { readonly key: string; readonly title: string; readonly places: readonly string[] };

export const journey: readonly Stage[] = [
  {
    key: 'find',
    title: 'Finding',
    places: ['home', 'layout/navigation', 'catalogue/search', 'catalogue/suggestions', 'catalogue', 'creators'],
  },
  {
    key: 'choose',
    title: 'Choosing',
    places: [
      'catalogue/product-cards',
      'catalogue/product-details',
      'catalogue/product-pictures',
      'catalogue/recently-viewed',
      'catalogue/passing-on',
      'stock',
      'delivery',
      'wishlist',
    ],
  },
  { key: 'login', title: 'Logging in', places: ['session/signup', 'session/login', 'session/guards', 'session'] },
  { key: 'bag', title: 'The cart', places: ['cart/adding', 'cart/cart-page', 'cart', 'coupons'] },
  { key: 'pay', title: 'Paying', places: ['checkout/checkout', 'checkout'] },
  { key: 'after', title: 'After the purchase', places: ['orders', 'profile', 'addresses'] },
  { key: 'admin', title: 'Behind the counter', places: ['admin/sign-in', 'admin/roles', 'admin'] },
  { key: 'whole', title: 'The shop as a whole', places: ['layout', 'pages', 'session/tabs', 'connection'] },
];

/** The area of a feature file: the name of its folder. */
export function areaOf(uri: string): string {
  return uri.split('/').at(-2) ?? '';
}

/** The place of a feature file in the table: its area and its own name, without `.feature`. */
export function placeOf(uri: string): string {
  return uri.split('/').slice(-2).join('/').replace('.feature', '');
}

/** Sorts features into the stages. A file that the table names goes there, else with its area; an unknown area comes last. */
export function byStage<Feature extends { readonly uri: string }>(
  features: readonly Feature[],
): readonly (readonly [Stage, readonly Feature[]])[] {
  const places = journey.flatMap(({ places }) => places);
  const last = journey.at(-1)?.places.at(-1) ?? '';
  const entryOf = ({ uri }: Feature): string =>
    [placeOf(uri), areaOf(uri)].find((place) => places.includes(place)) ?? last;
  return journey.map((stage) => [
    stage,
    stage.places.flatMap((place) => features.filter((feature) => entryOf(feature) === place)),
  ]);
}

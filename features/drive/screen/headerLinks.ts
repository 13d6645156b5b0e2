/** The pages that the header links to on every page, and how the names of the links begin. */
export const headerLinks: Readonly<Record<string, RegExp>> = {
  home: /^Creator Row$/,
  cart: /^Cart,/,
  wishlist: /^Wishlist,/,
};

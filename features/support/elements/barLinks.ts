/** The pages the bar leads to from everywhere, and what their links begin with. */
export const barLinks: Readonly<Record<string, RegExp>> = {
  home: /^Creator Row$/,
  cart: /^Cart,/,
  wishlist: /^Wishlist,/,
};

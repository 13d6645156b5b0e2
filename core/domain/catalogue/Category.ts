/** One kind of product that a shopper can choose, such as clothing. */
export type Category = { readonly categoryName: string };

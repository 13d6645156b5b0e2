/** One view of a product, held ready at several sizes and in several formats. */
export type Picture = {
  /**
   * The files' address without size and ending, such as `/pictures/products/7`: each file is `{files}-{width}.{format}`,
   * and `{files}.jpg` is the one that every browser can show.
   */
  readonly files: string;
  /** The widths there are, in pixels, narrowest first; at least one. */
  readonly widths: readonly number[];
  /** The formats there are, such as `avif`, the one to be preferred first. */
  readonly formats: readonly string[];
  /** Width and height of the largest, in pixels: they give the shape. */
  readonly width: number;
  readonly height: number;
  /** A picture of a few pixels as a `data:` address, to stand in until a file has come. */
  readonly placeholder: string;
};

/** A product's front, and a second view of it where there is one. */
export type ProductPictures = Picture & { readonly detail?: Picture };

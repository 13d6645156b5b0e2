/** One view of a product, available in several sizes and formats. */
export type Picture = {
  /**
   * The start of the files' URLs, such as `/pictures/products/7`. Each file is `{files}-{width}.{format}`; every browser can
   * show `{files}.jpg`.
   */
  readonly files: string;
  /** The available widths in pixels, narrowest first; at least one. */
  readonly widths: readonly number[];
  /** The available formats, such as `avif`, in order of preference. */
  readonly formats: readonly string[];
  /** The width of the largest file in pixels; with `height` it gives the aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** A picture of a few pixels as a `data:` URL, shown until a file has loaded. */
  readonly placeholder: string;
  /** What the view shows, for those who do not see it; absent where nobody has said it. */
  readonly alt?: string | undefined;
};

/** A view as a product's page shows it; every browser can show the file at `image`. */
export type ShownPicture = {
  readonly image: string;
  readonly picture?: Picture | undefined;
  /** As that of a {@link Picture}. */
  readonly alt?: string | undefined;
};

/** A product's front view, and a second view for some products. */
export type ProductPictures = Picture & { readonly detail?: Picture | undefined };

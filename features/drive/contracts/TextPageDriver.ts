/** The pages whose texts the shop writes. */
export type TextPageDriver = {
  /** Whether these words are in the text of the page. */
  tells(words: string): Promise<boolean>;
  /** The page to which a link in the page's content leads. */
  pageBehind(link: string): Promise<string | undefined>;
};

import type { TextPage, TextPageName } from '../../domain/settings/textPages.ts';

/** The pages whose texts the shopkeeper writes. */
export type ForReadingPages = {
  /** Rejects with {@link BackEndFailure} when the call fails. */
  page(name: TextPageName): Promise<TextPage>;
};

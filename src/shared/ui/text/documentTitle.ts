import { isolated } from '../../../../core/domain/text/isolated.ts';

const SHOP = ' · Creator Row';

/** The title of a document, from the name of its page. */
export function documentTitle(page: string): string {
  return isolated(page) + SHOP;
}

/** Returns the name of the page from the title of its document. */
export function pageOfTitle(title: string): string {
  return title.slice(0, -SHOP.length);
}

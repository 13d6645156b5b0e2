import type { Gallery } from '../support/Gallery.ts';
import type { Visit, VisitOptions } from '../support/ShopPage.ts';

/** Where pictures of the shop are taken. */
export type Studio = {
  readonly gallery: Gallery;
  /** A shopper who has nothing moving before her. */
  visit(options?: VisitOptions): Promise<Visit>;
};

export const PHONE = [360];
export const DESK = [1440];

/** The name of a page's picture. */
export function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

import { paths } from '../navigation/paths.ts';
import type { Drawing } from './renderPage.tsx';

/** A document of the built shop. */
export type ShopDocument = {
  /** Its file in the built folder. */
  readonly file: string;
  readonly drawing: Drawing;
  /** The module of the page that stands on it; none for the frame alone. */
  readonly source?: string;
};

export const documents: readonly ShopDocument[] = [
  { file: 'index.html', drawing: { path: paths.home }, source: 'src/home/HomePage.tsx' },
  {
    file: `${paths.listing.slice(1)}/index.html`,
    drawing: { path: paths.listing },
    source: 'src/catalogue/ListingPage.tsx',
  },
  { file: 'shell.html', drawing: 'any other page' },
];

import { creatorPath } from '../catalogue/creators/creatorView.ts';
import type { Creator } from '../catalogue/requestCreator.ts';
import { structuredData } from '../catalogue/structuredData.ts';
import { creatorLine } from './creatorLine.ts';

/** A creator's page as structured data (schema.org, JSON-LD); `origin` is the shop's, such as `https://creatorrow.example`. */
export function creatorData(creator: Creator, origin: string): string {
  const url = origin + creatorPath(creator.handle);
  const mainEntity = { '@type': 'Person', name: creator.handle, description: creatorLine(creator), url };
  return structuredData({ '@type': 'ProfilePage', url, mainEntity });
}

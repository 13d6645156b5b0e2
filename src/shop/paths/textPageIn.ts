import { TEXT_PAGE_NAMES, type TextPageName } from '../../../core/domain/settings/textPages.ts';
import { matchesPath } from '../../../core/storefront/navigation/matchesPath.ts';
import { paths } from './paths.ts';

/** Returns the text page at a path; undefined for the path of another page. */
export function textPageIn(path: string): TextPageName | undefined {
  return TEXT_PAGE_NAMES.find((name) => matchesPath(paths[name], path));
}

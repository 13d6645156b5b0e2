import { matchPath } from 'react-router-dom';
import { mayDo } from '../../../core/domain/staff/adminActions.ts';
import type { StaffRole } from '../../../core/domain/staff/StaffRole.ts';
import { type PageEntry, pages } from '../pages.ts';

/** Returns the page at a path; undefined for an unknown path. */
export function pageAt(path: string): PageEntry | undefined {
  return pages.find((page) => matchPath(page.path, path) !== null);
}

/** Whether a role may see a page. */
export function maySee(role: StaffRole | undefined, { action }: Pick<PageEntry, 'action'>): boolean {
  return action === undefined || (role !== undefined && mayDo(role, action));
}

/** Returns the links of the navigation, to the pages that a role may see. */
export function linksFor(role: StaffRole | undefined) {
  return pages.flatMap(({ icon, place = 'rail', ...page }) =>
    icon === undefined || !maySee(role, page) ? [] : [{ ...page, icon, place }],
  );
}

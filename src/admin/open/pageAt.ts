import { matchPath } from 'react-router-dom';
import { mayDo } from '../../../core/domain/staff/adminActions.ts';
import type { StaffRole } from '../../../core/domain/staff/StaffRole.ts';
import { type PageEntry, pages } from '../pages.ts';
import { paths } from '../paths/paths.ts';

/** Returns the page at a path; undefined for an unknown path. */
export function pageAt(path: string): PageEntry | undefined {
  return pages.find((page) => matchPath(page.path, path) !== null);
}

/** Whether a role may see a page. */
export function maySee(role: StaffRole | undefined, { action }: Pick<PageEntry, 'action'>): boolean {
  return action === undefined || (role !== undefined && mayDo(role, action));
}

/** Returns where a role begins that may not see the first page: a role without Today begins with the orders. */
export function beginningElsewhere(role: StaffRole | undefined, page: PageEntry | undefined): string | undefined {
  return page?.path === paths.today && !maySee(role, page) ? paths.orders : undefined;
}

/** Returns the links of the navigation, to the pages that a role may see. */
export function linksFor(role: StaffRole | undefined) {
  return pages.flatMap(({ icon, place = 'rail', ...page }) =>
    icon === undefined || !maySee(role, page) ? [] : [{ ...page, icon, place }],
  );
}

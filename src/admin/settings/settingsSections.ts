import { type AdminAction, mayDo } from '../../../core/domain/staff/adminActions.ts';
import type { StaffRole } from '../../../core/domain/staff/StaffRole.ts';
import { paths } from '../paths/paths.ts';

export type SettingsSection = {
  readonly id: 'shop' | 'delivery' | 'search' | 'pages' | 'mail' | 'account' | 'people' | 'keys' | 'jobs' | 'activity';
  readonly label: string;
  readonly action: AdminAction;
};

const SECTIONS: readonly SettingsSection[] = [
  { id: 'shop', label: 'Shop', action: 'settings.change' },
  { id: 'delivery', label: 'Delivery days', action: 'settings.change' },
  { id: 'search', label: 'Search', action: 'settings.change' },
  { id: 'pages', label: 'Pages', action: 'settings.change' },
  { id: 'mail', label: 'Mail and payments', action: 'settings.read' },
  { id: 'account', label: 'Your account', action: 'account.change' },
  { id: 'people', label: 'People and roles', action: 'staff.read' },
  { id: 'keys', label: 'API keys', action: 'keys.read' },
  { id: 'jobs', label: 'Mails and jobs', action: 'jobs.read' },
  { id: 'activity', label: 'Activity', action: 'activity.read' },
];

/** Returns the sections that a role may see, as tabs, and the one that the query or else the hash of the address names, else the first. */
export function settingsSections(role: StaffRole, query: URLSearchParams, hash: string) {
  const allowed = SECTIONS.filter(({ action }) => mayDo(role, action));
  const named = query.get('section') ?? hash.slice(1);
  const current = (allowed.find(({ id }) => id === named) ?? allowed[0])?.id ?? 'account';
  const tabs = allowed.map(({ id, label }) => ({
    ...{ label, path: `${paths.settings}?section=${id}`, isCurrent: id === current },
  }));
  return { current, tabs };
}

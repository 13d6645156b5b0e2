import { paths } from '../../paths/paths.ts';

/** The profile's tabs, in their order. */
export const profileTabs = [
  { path: paths.profile, label: 'Profile' },
  { path: paths.orders, label: 'Orders' },
  { path: paths.addresses, label: 'Addresses' },
] as const;

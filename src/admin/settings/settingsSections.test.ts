import { expect, it } from 'vitest';
import { settingsSections } from './settingsSections.ts';

const ALL = [
  ...['Shop', 'Delivery days', 'Search', 'Pages', 'Mail and payments', 'Your account'],
  ...['People and roles', 'API keys', 'Mails and jobs', 'Activity'],
];

it.each([
  ['owner', '', 'shop', ALL],
  ['owner', 'section=keys', 'keys', ALL],
  ['manager', '', 'shop', ALL.filter((label) => !['People and roles', 'API keys'].includes(label))],
  ['manager', 'section=people', 'shop', ALL.filter((label) => !['People and roles', 'API keys'].includes(label))],
  ['packer', 'section=activity', 'account', ['Your account']],
] as const)('A %s at "%s" sees %s', (role, query, current, labels) => {
  const sections = settingsSections(role, new URLSearchParams(query), '');
  expect([sections.current, sections.tabs.map(({ label }) => label)]).toEqual([current, labels]);
  expect(sections.tabs.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
});

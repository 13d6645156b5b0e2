import { expect, it } from 'vitest';
import { settingsSections } from './settingsSections.ts';

it.each([
  ['owner', '', 'people', ['People and roles', 'API keys', 'Mails and jobs', 'Activity']],
  ['owner', 'section=keys', 'keys', ['People and roles', 'API keys', 'Mails and jobs', 'Activity']],
  ['manager', '', 'jobs', ['Mails and jobs', 'Activity']],
  ['manager', 'section=people', 'jobs', ['Mails and jobs', 'Activity']],
  ['packer', 'section=activity', undefined, []],
] as const)('A %s at "%s" sees %s', (role, query, current, labels) => {
  const sections = settingsSections(role, new URLSearchParams(query), '');
  expect([sections.current, sections.tabs.map(({ label }) => label)]).toEqual([current, labels]);
  expect(sections.tabs.filter(({ isCurrent }) => isCurrent)).toHaveLength(current === undefined ? 0 : 1);
});

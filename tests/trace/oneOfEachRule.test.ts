import { expect, it } from 'vitest';
import { oneOfEachRule } from '../../features/oneOfEachRule.ts';
import { parseFeature } from '../../features/report/parseFeature.ts';

const SHELVES = `Feature: Shelves
  Rule: One
    @not-browser
    Scenario: Without a browser
      Given a
    Scenario Outline: Two rows
      Given <a>
      Examples:
        | a |
        | 1 |
        | 2 |
  @screen
  Rule: Two
    Scenario: Of another screen
      Given a
  Rule: Three
    Scenario: Anywhere
      Given a
    Scenario: Anywhere else
      Given a
  Rule: Four
    Scenario: Anywhere
      Given a
    @screen
    Scenario: Of a screen
      Given a
`;

it('One scenario of each rule is the first that runs, of an outline its first row; a rule with one of the screen has none', () => {
  const features = [parseFeature('features/shelves.feature', SHELVES)];
  expect(oneOfEachRule(features, 'browser')).toEqual(['features/shelves.feature:10', 'features/shelves.feature:17']);
  expect(oneOfEachRule(features, 'memory')).toEqual([
    'features/shelves.feature:4',
    'features/shelves.feature:17',
    'features/shelves.feature:22',
  ]);
});

import { expect, it } from 'vitest';
import { oneOfEachRule } from '../../features/oneOfEachRule.ts';
import { parseFeature } from '../../features/report/parseFeature.ts';

const SHELVES = `Feature: Shelves
  Rule: One
    @screen
    Scenario: Of a screen
      Given a
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
`;

it('One scenario of each rule is the first that runs and is not of the screen alone, of an outline its first row', () => {
  const features = [parseFeature('features/shelves.feature', SHELVES)];
  expect(oneOfEachRule(features, 'browser')).toEqual(['features/shelves.feature:13', 'features/shelves.feature:20']);
  expect(oneOfEachRule(features, 'memory')).toEqual(['features/shelves.feature:7', 'features/shelves.feature:20']);
});

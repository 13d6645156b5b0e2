import { describe, expect, it } from 'vitest';
import { parseFeature } from '../../features/report/parseFeature.ts';

const source = `@spec-1.01
Feature: Shelves
  Where things
  stand.

  Scenario: Loose
    Given a shelf

  @spec-1.02
  Rule: A shelf holds things

    Background:
      Given a shelf with:
        | name | price |
        | Mug  | 2     |

    Scenario Outline: Taking <what>
      Told twice.
      When she takes "<what>"

      @spec-1.03
      Examples: Small
        | what |
        | Mug  |
        | Jar  |

      Examples:
        | what |
        | Pot  |
`;

describe('Reading a feature', () => {
  const feature = parseFeature('features/shelves.feature', source);
  const [loose, ruled] = feature.rules;

  it('returns its name, its description and its rules; scenarios without a rule come first', () => {
    expect(feature).toMatchObject({ uri: 'features/shelves.feature', source, name: 'Shelves' });
    expect(feature.description).toBe('Where things\nstand.');
    expect(feature.rules.map(({ name }) => name)).toEqual(['', 'A shelf holds things']);
    expect(loose?.scenarios.map(({ name, tags }) => [name, tags])).toEqual([['Loose', ['@spec-1.01']]]);
  });

  it('returns steps with their tables', () => {
    expect(ruled?.background).toEqual([
      {
        keyword: 'Given',
        text: 'a shelf with:',
        table: [
          ['name', 'price'],
          ['Mug', '2'],
        ],
      },
    ]);
    expect(ruled?.scenarios[0]?.steps).toEqual([{ keyword: 'When', text: 'she takes "<what>"', table: [] }]);
  });

  it('returns each row of an outline as a case, with its values in the name and the tags of its feature, rule and examples', () => {
    const tags = ['@spec-1.01', '@spec-1.02'];
    expect(ruled?.scenarios[0]?.cases).toEqual([
      { line: 24, name: 'Taking Mug', tags: [...tags, '@spec-1.03'] },
      { line: 25, name: 'Taking Jar', tags: [...tags, '@spec-1.03'] },
      { line: 29, name: 'Taking Pot', tags },
    ]);
    expect(ruled?.scenarios[0]?.examples).toEqual([
      { name: 'Small', header: ['what'], rows: [['Mug'], ['Jar']] },
      { name: '', header: ['what'], rows: [['Pot']] },
    ]);
  });

  it('returns the descriptions of the feature, the rule and the scenario', () => {
    expect(ruled?.scenarios[0]?.descriptions).toEqual(['Where things\nstand.', '', 'Told twice.']);
  });

  it.each(['', 'Scenario: Homeless'])('refuses %j', (text) => {
    expect(() => parseFeature('a.feature', text)).toThrow();
  });
});

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

  it('gives its name, what is told about it, and its rules; loose scenarios come first', () => {
    expect(feature).toMatchObject({ uri: 'features/shelves.feature', source, name: 'Shelves' });
    expect(feature.description).toBe('Where things\nstand.');
    expect(feature.rules.map(({ name }) => name)).toEqual(['', 'A shelf holds things']);
    expect(loose?.scenarios.map(({ name, tags }) => [name, tags])).toEqual([['Loose', ['@spec-1.01']]]);
  });

  it('gives steps with their tables', () => {
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

  it('gives each row of an outline as a case, with the tags of all that is around it', () => {
    const tags = ['@spec-1.01', '@spec-1.02'];
    expect(ruled?.scenarios[0]?.cases).toEqual([
      { line: 24, tags: [...tags, '@spec-1.03'] },
      { line: 25, tags: [...tags, '@spec-1.03'] },
      { line: 29, tags },
    ]);
    expect(ruled?.scenarios[0]?.examples).toEqual([
      { name: 'Small', header: ['what'], rows: [['Mug'], ['Jar']] },
      { name: '', header: ['what'], rows: [['Pot']] },
    ]);
  });

  it('gives a scenario what is told about its feature, its rule and itself', () => {
    expect(ruled?.scenarios[0]?.descriptions).toEqual(['Where things\nstand.', '', 'Told twice.']);
  });

  it.each(['', 'Scenario: Homeless'])('refuses %j', (text) => {
    expect(() => parseFeature('a.feature', text)).toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { ASSEMBLIES } from '../../features/assemblies.ts';
import { excludedShare, isExcluded, reasonFor, strayTags, unexplained } from '../../features/report/exclusions.ts';
import { parseFeature } from '../../features/report/parseFeature.ts';
import { readFeatures } from '../../features/report/readFeatures.ts';
import { median, scenarioLengths } from '../../features/report/scenarioLengths.ts';
import { codeIn, technicalWords } from '../../features/report/technicalWords.ts';

const features = readFeatures();
const scenarios = features.flatMap(({ rules }) => rules).flatMap((rule) => rule.scenarios);
const scenariosIn = (source: string) => parseFeature('a.feature', source).rules.flatMap((rule) => rule.scenarios);

describe('The scenarios', () => {
  it('are at least 150, with an area and a rule each', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(150);
    expect(features.flatMap(({ rules }) => rules).filter(({ name }) => name === '')).toEqual([]);
  });

  it('have a name each, so that a line of a report tells which one it is', () => {
    const names = scenarios.flatMap(({ cases }) => cases).map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });

  it('have a median of at most 5 steps and never more than 8', () => {
    expect(median(scenarioLengths(features))).toBeLessThanOrEqual(5);
    expect(Math.max(...scenarioLengths(features))).toBeLessThanOrEqual(8);
  });

  it('hold no technical word', () => {
    const found = features.flatMap(({ uri, source }) =>
      technicalWords(source).map(({ line, word }) => `${uri}:${line} says ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('hold no address, markup or style', () => {
    const found = features.flatMap((feature) =>
      codeIn(feature).map(({ line, word }) => `${feature.uri}:${line} says ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('say why when they are kept from an assembly', () => {
    expect(unexplained(scenarios).map(({ name }) => name)).toEqual([]);
  });

  it('all run in the browser, except those about the mock or about orders on the device', () => {
    const kept = scenarios.filter(({ cases }) => cases.some((one) => isExcluded(one, 'browser')));
    expect(kept.map(({ name }) => name).toSorted()).toEqual([
      'Damaged orders do not take the page down',
      'Two devices take the last two pieces',
    ]);
  });

  it('wear no tag that means nothing', () => {
    expect(strayTags(scenarios)).toEqual([]);
  });
});

describe('The length of a scenario', () => {
  it("counts its background's steps", () => {
    const feature = parseFeature(
      'a.feature',
      `Feature: A
        Background:
          Given a
        Rule: R
          Background:
            Given b
          Scenario: One
            When c
            Then d`,
    );
    expect(scenarioLengths([feature])).toEqual([4]);
  });

  it.each([
    [[9, 1, 5], 5],
    [[1, 9, 5, 6], 6],
    [[], 0],
  ])('of %j has the median %d', (lengths, middle) => {
    expect(median(lengths)).toBe(middle);
  });
});

describe('The search for technical words', () => {
  it.each([
    ['When she clicks the heart', 'clicks'],
    ['Then the shop sends a POST', 'POST'],
    ['# no\n Then the Status Code is fine', 'Status Code'],
    ['Excluded: it has no DOM', 'DOM'],
    ['Scenario: Two tokens', 'tokens'],
    ['Then local storage is empty', 'local storage'],
    ['When 1500 milliseconds pass', '1500 milliseconds'],
    ['When 20ms pass', '20ms'],
    ['Then the button is 44 px high', '44 px'],
    ['Then fewer than 100 cards are drawn', '100 cards'],
    ["Scenario: A name that looks like a page's markup", 'markup'],
  ])('finds one in: %s', (source, word) => {
    expect(technicalWords(source)).toEqual([{ line: source.split('\n').length, word }]);
  });

  it.each([
    'When she reads "click here for a token"',
    '| token | POST |',
    '@spec-4.07 @null',
    '# a DOM of clicks',
    'Scenario Outline: <token> and <url>',
    'Then she can get and post and delete what she will',
    'Then the capital is Apiary, a domain of clickers',
  ])('finds none in: %s', (source) => {
    expect(technicalWords(source)).toEqual([]);
  });
});

describe('The search for addresses, markup and styles', () => {
  const found = (steps: string) =>
    codeIn(parseFeature('a.feature', `Feature: A\n Rule: R\n  ${steps}`)).map(({ word }) => word);

  it.each([
    ['Scenario: A\n Given she goes to "/cart"', '/cart'],
    ['Scenario: A\n Given she goes to "/"', '/'],
    ['Scenario: A\n Given she is at "/product-listing?creator=@maya"', '/product-listing?creator=', '?creator=@maya"'],
    ['Scenario: A\n Given a page\n | https://evil.example |', 'https://evil.example'],
    ['Scenario: A\n Given a product\n | <b>Tee</b> |', '<b>', '</b>'],
    ['Scenario Outline: A\n Given "<price>"\n Examples:\n | price |\n | /cart |', '/cart'],
    ['Scenario Outline: A\n Given "<img> <price>"\n Examples:\n | price |\n | 1 |', '<img>'],
    ['Scenario: A\n Given the button is "44px"', '44px'],
    ['Background:\n Given she goes to "/cart"\n Scenario: A\n Given a', '/cart'],
  ])('finds them in: %s', (steps, ...words) => {
    expect(found(steps)).toEqual(words);
  });

  it.each([
    'Scenario: A\n Given she sees "Please provide/select an address to proceed!"',
    'Scenario Outline: <first name>\n Given "<first name>"\n Examples:\n | first name |\n | 1/2 |',
    'Scenario: A\n Given a product "Size<M, 2<b & more"',
  ])('finds none in: %s', (steps) => {
    expect(found(steps)).toEqual([]);
  });
});

describe('A scenario that is kept from an assembly', () => {
  const kept = (description: string, tags = '@not-mirage') =>
    scenariosIn(`Feature: A
      Rule: R
        ${description}
        ${tags}
        Scenario: Kept
          Given a
        Scenario: Free
          Given a`);

  it('is found out when no reason is given', () => {
    expect(unexplained(kept('')).map(({ name }) => name)).toEqual(['Kept']);
    expect(unexplained(kept('Excluded:')).map(({ name }) => name)).toEqual(['Kept']);
  });

  it('may have its reason from its rule, over several lines', () => {
    const [scenario = expect.unreachable()] = kept('Told here.\n        Excluded: only a real page\n        scrolls.');
    expect(unexplained([scenario])).toEqual([]);
    expect(reasonFor(scenario)).toBe('only a real page scrolls.');
  });

  it('counts for its assembly alone', () => {
    expect(ASSEMBLIES.map((assembly) => excludedShare(kept(''), assembly))).toEqual([0, 0, 0.5, 0, 1, 0]);
  });

  it('with @screen is kept from every assembly without a screen, for one reason', () => {
    const scenarios = kept('', '@screen');
    expect(ASSEMBLIES.map((assembly) => excludedShare(scenarios, assembly))).toEqual([0.5, 0, 0.5, 0.5, 1, 0]);
    expect(scenarios.map(reasonFor)).toEqual(['Only a screen shows this.', undefined]);
    expect([unexplained(scenarios), strayTags(scenarios)]).toEqual([[], []]);
  });

  it('is found out when its tag is misspelt', () => {
    expect(strayTags(kept('', '@not-mirrage @sepc-1.01'))).toEqual(['@not-mirrage', '@sepc-1.01']);
  });
});

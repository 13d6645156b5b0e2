import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import type { Background, Examples, Feature, Rule, Scenario, Step, TableRow, Tag } from '@cucumber/messages';
import type { Case, ExampleTable, FeatureText, RuleText, ScenarioText, StepText } from './FeatureText.ts';

/** Parses the text of a feature file. Throws when it is not valid Gherkin or contains no feature. */
export function parseFeature(uri: string, source: string): FeatureText {
  let ids = 0;
  const parser = new Parser(new AstBuilder(() => String(ids++)), new GherkinClassicTokenMatcher());
  const { feature } = parser.parse(source);
  if (feature === undefined) throw new Error(`${uri} holds no feature`);
  return { uri, source, name: feature.name, description: tidy(feature.description), rules: rulesOf(feature) };
}

/** What a scenario inherits from its feature and rule. */
type Inherited = { readonly tags: readonly string[]; readonly descriptions: readonly string[] };

function rulesOf(feature: Feature): readonly RuleText[] {
  const inherited = { tags: namesOf(feature.tags), descriptions: [tidy(feature.description)] };
  const background = feature.children.flatMap((child) => stepsOf(child.background));
  const free = feature.children.flatMap(({ scenario }) => scenario ?? []);
  const rules = feature.children.flatMap(({ rule }) => rule ?? []);
  const unruled = { name: '', description: '', background, scenarios: free.map((one) => scenarioOf(one, inherited)) };
  return [...(free.length > 0 ? [unruled] : []), ...rules.map((rule) => ruleOf(rule, inherited, background))];
}

function ruleOf(rule: Rule, above: Inherited, background: readonly StepText[]): RuleText {
  const description = tidy(rule.description);
  const inherited = {
    tags: [...above.tags, ...namesOf(rule.tags)],
    descriptions: [...above.descriptions, description],
  };
  return {
    name: rule.name,
    description,
    background: [...background, ...rule.children.flatMap((child) => stepsOf(child.background))],
    scenarios: rule.children.flatMap(({ scenario }) => scenario ?? []).map((one) => scenarioOf(one, inherited)),
  };
}

function scenarioOf(scenario: Scenario, above: Inherited): ScenarioText {
  const tags = [...above.tags, ...namesOf(scenario.tags)];
  return {
    line: scenario.location.line,
    name: scenario.name,
    tags,
    descriptions: [...above.descriptions, tidy(scenario.description)],
    steps: stepsOf(scenario),
    examples: scenario.examples.map(tableOf),
    cases:
      scenario.examples.length === 0
        ? [{ line: scenario.location.line, name: scenario.name, tags }]
        : rowsOf(scenario, tags),
  };
}

function rowsOf(scenario: Scenario, tags: readonly string[]): readonly Case[] {
  return scenario.examples.flatMap((examples) =>
    examples.tableBody.map((row) => ({
      line: row.location.line,
      name: nameFor(row, examples, scenario.name),
      tags: [...tags, ...namesOf(examples.tags)],
    })),
  );
}

/** The name of an outline with the row's values in place of its placeholders. */
function nameFor(row: TableRow, { tableHeader }: Examples, name: string): string {
  const columns = tableHeader?.cells ?? [];
  return columns.reduce((text, { value }, index) => text.replaceAll(`<${value}>`, row.cells[index]?.value ?? ''), name);
}

function tableOf({ name, tableHeader, tableBody }: Examples): ExampleTable {
  return { name, header: tableHeader === undefined ? [] : cellsOf(tableHeader), rows: tableBody.map(cellsOf) };
}

function stepsOf(part: Background | Scenario | undefined): readonly StepText[] {
  return (part?.steps ?? []).map(({ keyword, text, dataTable }: Step) => ({
    keyword: keyword.trim(),
    text,
    table: (dataTable?.rows ?? []).map(cellsOf),
  }));
}

const cellsOf = (row: TableRow): readonly string[] => row.cells.map(({ value }) => value);
const namesOf = (tags: readonly Tag[]): readonly string[] => tags.map(({ name }) => name);
const tidy = (description: string): string => description.trim().replaceAll(/\s*\n\s*/g, '\n');

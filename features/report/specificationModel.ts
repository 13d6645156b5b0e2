import { ASSEMBLIES, type AssemblyName } from '../assemblies.ts';
import type { StatementSection } from '../statements/Statement.ts';
import type { Changes } from './changes.ts';
import { isExcluded, reasonFor } from './exclusions.ts';
import type { Case, FeatureText, RuleText, ScenarioText } from './FeatureText.ts';
import type { RunResults } from './runResults.ts';
import { idsInTags } from './statementIds.ts';
import type { TestResult } from './testResults.ts';
import { isProved, type Link, type Proof, type Trace, trace } from './trace.ts';

export type Outcome = 'passed' | 'failed' | 'excluded' | 'not run';

/** The number of cases by outcome. */
export type Tally = Readonly<Record<Outcome, number>>;
export type Tallies = ReadonlyMap<AssemblyName, Tally>;

/** A scenario with its feature and rule, and the outcomes of its cases on each assembly. */
export type Example = Proof & {
  readonly feature: FeatureText;
  readonly rule: RuleText;
  readonly scenario: ScenarioText;
  readonly outcomes: ReadonlyMap<AssemblyName, readonly Outcome[]>;
  readonly reason: string | undefined;
};

/** The content of the page for product owners. */
export type SpecificationModel = SpecificationSources & {
  readonly examples: readonly Example[];
  readonly trace: Trace<Example, TestResult>;
};

export type SpecificationSources = {
  readonly sections: readonly StatementSection[];
  readonly features: readonly FeatureText[];
  readonly tests: readonly TestResult[];
  /** Whether the results of tests are those of a whole run of the tests as they are. */
  readonly areTestsWhole: boolean;
  readonly runs: ReadonlyMap<AssemblyName, RunResults>;
  /** What differs from an earlier edition, where one was asked for. */
  readonly changes?: Changes | undefined;
  /** The names of the pictures' files. */
  readonly pictures: ReadonlySet<string>;
  /** When the page is made, in ms since 1970. */
  readonly madeAt: number;
};

export function specificationModel(sources: SpecificationSources): SpecificationModel {
  const { sections, features, tests, runs } = sources;
  const examples = features.flatMap((feature) => examplesOf(feature, runs));
  return { ...sources, examples, trace: trace(sections, examples, tests) };
}

/** What is known of a statement. It waits for a run when its proofs may be among what the latest runs left out. */
export type StatementState = 'proved' | 'failed' | 'waits' | 'unproved';

export function stateOf(link: Link<Example, TestResult>, model: SpecificationModel): StatementState {
  if (isProved(link)) return 'proved';
  const outcomes = [...link.scenarios.flatMap(casesOf), ...link.tests.map(({ outcome }) => outcome)];
  if (outcomes.includes('failed')) return 'failed';
  return isWhole(model) ? 'unproved' : 'waits';
}

/** Whether every scenario and test has run as it is now. */
export function isWhole({ examples, areTestsWhole }: SpecificationModel): boolean {
  return areTestsWhole && !examples.flatMap(casesOf).includes('not run');
}

const casesOf = ({ outcomes }: Example): readonly Outcome[] => [...outcomes.values()].flat();

function examplesOf(feature: FeatureText, runs: SpecificationSources['runs']): readonly Example[] {
  const outcomesOn = (assembly: AssemblyName, { cases }: ScenarioText) =>
    cases.map((one) => outcomeOf(one, feature, assembly, runs.get(assembly)));
  return feature.rules.flatMap((rule) =>
    rule.scenarios.map((scenario) => {
      const outcomes = new Map(ASSEMBLIES.map((assembly) => [assembly, outcomesOn(assembly, scenario)]));
      return {
        where: `${feature.uri}:${scenario.line}`,
        ids: idsInTags([...new Set(scenario.cases.flatMap(({ tags }) => tags))]),
        hasPassed: hasPassed(outcomes),
        feature,
        rule,
        scenario,
        outcomes,
        reason: reasonFor(scenario),
      };
    }),
  );
}

/** A scenario passed when all its cases passed on at least one assembly and none failed anywhere. */
function hasPassed(outcomes: Example['outcomes']): boolean {
  const all = [...outcomes.values()];
  return all.some((cases) => cases.every((one) => one === 'passed')) && !all.flat().includes('failed');
}

function outcomeOf(one: Case, feature: FeatureText, assembly: AssemblyName, run: RunResults | undefined): Outcome {
  return isExcluded(one, assembly) ? 'excluded' : (run?.outcomeOf(feature, one.line) ?? 'not run');
}

/** Returns the examples of which at least one case does not run on an assembly. */
export function excludedFrom(examples: readonly Example[], assembly: AssemblyName): readonly Example[] {
  return examples.filter(({ outcomes }) => outcomes.get(assembly)?.includes('excluded'));
}

/** Counts the outcomes of the examples' cases on each assembly. */
export function tallies(examples: readonly Example[]): Tallies {
  return new Map(
    ASSEMBLIES.map((assembly) => {
      const outcomes = examples.flatMap((example) => example.outcomes.get(assembly) ?? []);
      const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
      const tally = { passed: count('passed'), failed: count('failed'), excluded: count('excluded') };
      return [assembly, { ...tally, 'not run': count('not run') }];
    }),
  );
}

/** Returns the worst outcome among the cases. */
export function overall(tally: Tally): Outcome {
  if (tally.failed > 0) return 'failed';
  if (tally['not run'] > 0) return 'not run';
  return tally.passed > 0 ? 'passed' : 'excluded';
}

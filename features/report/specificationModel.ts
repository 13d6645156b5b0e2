import type { StatementSection } from '../statements/Statement.ts';
import { ASSEMBLIES, type AssemblyName } from './assemblies.ts';
import { isExcluded, reasonFor } from './exclusions.ts';
import type { Case, FeatureText, RuleText, ScenarioText } from './FeatureText.ts';
import type { RunResults } from './runResults.ts';
import { idsInTags } from './statementIds.ts';
import type { TestResult } from './testResults.ts';
import { type Proof, type Trace, trace } from './trace.ts';

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
export type SpecificationModel = {
  readonly sections: readonly StatementSection[];
  readonly examples: readonly Example[];
  readonly tests: readonly TestResult[];
  readonly trace: Trace<Example, TestResult>;
  readonly runs: ReadonlyMap<AssemblyName, RunResults>;
  /** When the page is made, in ms since 1970. */
  readonly madeAt: number;
};

export type SpecificationSources = {
  readonly sections: readonly StatementSection[];
  readonly features: readonly FeatureText[];
  readonly tests: readonly TestResult[];
  readonly runs: ReadonlyMap<AssemblyName, RunResults>;
  readonly madeAt: number;
};

export function specificationModel({ features, ...rest }: SpecificationSources): SpecificationModel {
  const examples = features.flatMap((feature) => examplesOf(feature, rest.runs));
  return { ...rest, examples, trace: trace(rest.sections, examples, rest.tests) };
}

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

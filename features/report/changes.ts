import type { StatementSection } from '../statements/Statement.ts';
import type { FeatureText, RuleText, ScenarioText } from './FeatureText.ts';
import { placeOf } from './journey.ts';

/** The specification at one time. */
export type Edition = { readonly sections: readonly StatementSection[]; readonly features: readonly FeatureText[] };

export type Change = 'new' | 'changed';

/** What differs from an earlier edition. */
export type Changes = {
  /** The earlier edition, such as a commit. */
  readonly since: string;
  readonly statements: ReadonlyMap<string, Change>;
  readonly rules: ReadonlyMap<RuleText, Change>;
  readonly scenarios: ReadonlyMap<ScenarioText, Change>;
  /** What the earlier edition had and this one has not, in words. */
  readonly removed: readonly string[];
};

/** Compares two editions. A scenario is the same by its file and name, a rule by its file and sentence, a statement by its id. */
export function changesSince(since: string, before: Edition, now: Edition): Changes {
  const parts = (edition: Edition) => ({
    statements: edition.sections.flatMap(({ statements }) => statements.map((one) => part(one.id, one.text, one.id))),
    rules: rulesOf(edition),
    scenarios: scenariosOf(edition),
  });
  const [old, present] = [parts(before), parts(now)];
  return {
    since,
    statements: changed(old.statements, present.statements),
    rules: changed(old.rules, present.rules),
    scenarios: changed(old.scenarios, present.scenarios),
    removed: [
      ...gone(old.statements, present.statements).map((key) => `Statement ${key}`),
      ...gone(old.rules, present.rules).map((key) => `Rule: ${key}`),
      ...gone(old.scenarios, present.scenarios).map((key) => `Scenario: ${key}`),
    ],
  };
}

/** A part of an edition: what it is known by, what it says, and itself. */
type Part<Subject> = { readonly key: string; readonly content: string; readonly subject: Subject };

const part = <Subject>(key: string, content: string, subject: Subject): Part<Subject> => ({ key, content, subject });

function rulesOf({ features }: Edition): readonly Part<RuleText>[] {
  return features.flatMap(({ uri, rules }) =>
    rules.map((rule) => part(`${rule.name} (${placeOf(uri)})`, contentOf(rule), rule)),
  );
}

function scenariosOf({ features }: Edition): readonly Part<ScenarioText>[] {
  return features.flatMap(({ uri, rules }) =>
    rules.flatMap(({ background, scenarios }) =>
      scenarios.map((scenario) =>
        part(`${scenario.name} (${placeOf(uri)})`, JSON.stringify([background, told(scenario)]), scenario),
      ),
    ),
  );
}

/** What a rule says; the lines of its scenarios do not count. */
function contentOf({ description, background, scenarios }: RuleText): string {
  return JSON.stringify([description, background, scenarios.map((one) => [one.name, told(one)])]);
}

const told = ({ tags, steps, examples }: ScenarioText) => ({ tags, steps, examples });

function changed<Subject>(
  before: readonly Part<Subject>[],
  now: readonly Part<Subject>[],
): ReadonlyMap<Subject, Change> {
  const old = new Map(before.map(({ key, content }) => [key, content]));
  return new Map(
    now
      .filter(({ key, content }) => old.get(key) !== content)
      .map(({ key, subject }) => [subject, old.has(key) ? 'changed' : 'new']),
  );
}

function gone(before: readonly Part<unknown>[], now: readonly Part<unknown>[]): readonly string[] {
  const kept = new Set(now.map(({ key }) => key));
  return [...new Set(before.map(({ key }) => key))].filter((key) => !kept.has(key));
}

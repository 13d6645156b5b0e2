/** A step as written, with its table, if it has one. */
export type StepText = {
  readonly keyword: string;
  readonly text: string;
  readonly table: readonly (readonly string[])[];
};

/** One run of a scenario: the scenario itself, or one row of an outline's examples. */
export type Case = { readonly line: number; readonly name: string; readonly tags: readonly string[] };

export type ExampleTable = {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A scenario or scenario outline; its tags are its own and those of its rule and feature. */
export type ScenarioText = {
  readonly line: number;
  readonly name: string;
  readonly tags: readonly string[];
  /** The descriptions of the feature, of its rule and of the scenario, in this order. */
  readonly descriptions: readonly string[];
  readonly steps: readonly StepText[];
  readonly examples: readonly ExampleTable[];
  readonly cases: readonly Case[];
};

/** A rule and its scenarios; the rule '' has the scenarios without a rule. */
export type RuleText = {
  readonly name: string;
  readonly description: string;
  readonly background: readonly StepText[];
  readonly scenarios: readonly ScenarioText[];
};

export type FeatureText = {
  /** The file's path from the project's root. */
  readonly uri: string;
  readonly source: string;
  readonly name: string;
  readonly description: string;
  readonly rules: readonly RuleText[];
};

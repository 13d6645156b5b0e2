import type { StatementSection } from '../statements/Statement.ts';

/** Something that names the statements it proves: a scenario or a test. */
export type Proof = { readonly where: string; readonly ids: readonly string[] };

/** What proves a statement. */
export type Link<Scenario extends Proof, Test extends Proof> = {
  readonly scenarios: readonly Scenario[];
  readonly tests: readonly Test[];
};

export type Trace<Scenario extends Proof, Test extends Proof> = {
  readonly links: ReadonlyMap<string, Link<Scenario, Test>>;
  /** Statements that nothing proves. */
  readonly untraced: readonly string[];
  /** Names of no statement, each with where it stands. */
  readonly unknown: readonly string[];
  /** Ids that more than one statement bears. */
  readonly duplicate: readonly string[];
};

/** Links every statement to the scenarios and tests that name it. */
export function trace<Scenario extends Proof, Test extends Proof>(
  sections: readonly StatementSection[],
  scenarios: readonly Scenario[],
  tests: readonly Test[],
): Trace<Scenario, Test> {
  const ids = sections.flatMap(({ statements }) => statements.map(({ id }) => id));
  const naming = <One extends Proof>(proofs: readonly One[], id: string) =>
    proofs.filter((proof) => proof.ids.includes(id));
  const links = new Map(ids.map((id) => [id, { scenarios: naming(scenarios, id), tests: naming(tests, id) }]));
  return {
    links,
    untraced: [...links].filter(([, link]) => link.scenarios.length + link.tests.length === 0).map(([id]) => id),
    unknown: unknownIn([...scenarios, ...tests], new Set(ids)),
    duplicate: ids.filter((id, index) => ids.indexOf(id) < index),
  };
}

function unknownIn(proofs: readonly Proof[], known: ReadonlySet<string>): readonly string[] {
  return proofs.flatMap(({ where, ids }) => ids.filter((id) => !known.has(id)).map((id) => `${id} in ${where}`));
}

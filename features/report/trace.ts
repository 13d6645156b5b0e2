import type { StatementSection } from '../statements/Statement.ts';

/** A scenario or a test that names statements; it covers them when it passed. */
export type Proof = { readonly where: string; readonly ids: readonly string[]; readonly hasPassed: boolean };

/** The scenarios and tests that name a statement. */
export type Link<Scenario extends Proof, Test extends Proof> = {
  readonly scenarios: readonly Scenario[];
  readonly tests: readonly Test[];
};

export type Trace<Scenario extends Proof, Test extends Proof> = {
  readonly links: ReadonlyMap<string, Link<Scenario, Test>>;
  /** Statements that no scenario and no test names that passed. */
  readonly unproved: readonly string[];
  /** Ids that no statement has, each with the place that names it. */
  readonly unknown: readonly string[];
  /** Ids that more than one statement has. */
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
    unproved: [...links].filter(([, link]) => !isProved(link)).map(([id]) => id),
    unknown: unknownIn([...scenarios, ...tests], new Set(ids)),
    duplicate: ids.filter((id, index) => ids.indexOf(id) < index),
  };
}

/** Whether at least one scenario or test of a statement passed. */
export function isProved({ scenarios, tests }: Link<Proof, Proof>): boolean {
  return [...scenarios, ...tests].some(({ hasPassed }) => hasPassed);
}

function unknownIn(proofs: readonly Proof[], known: ReadonlySet<string>): readonly string[] {
  const unknown = proofs.flatMap(({ where, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${id} in ${where}`),
  );
  return [...new Set(unknown)];
}

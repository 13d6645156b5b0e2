/** The proofs of `npm test`, which take a few seconds. The others take minutes; `.ci/run` runs them as well. */
export const quickProofs: readonly string[] = [
  'tests/proof/confirmedAtOnce.proof.ts',
  'tests/proof/fuzz/fuzz.proof.ts',
];

/** The proofs of `npm test`: they find most faults and take about a minute in all. The others start and kill processes and browsers for minutes. */
export const quickProofs: readonly string[] = [
  'tests/proof/confirmedAtOnce.proof.ts',
  'tests/proof/fuzz/fuzz.proof.ts',
  'tests/proof/model/model.proof.ts',
  'tests/proof/model/plantedFaults.proof.ts',
];

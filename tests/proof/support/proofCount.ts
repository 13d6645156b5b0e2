/** Returns how often a test repeats what it does: the value of the environment variable or, without it, `usual`. */
export function proofCount(variable: `PROOF_${string}`, usual: number): number {
  const count = Number(process.env[variable] ?? usual);
  if (!Number.isInteger(count) || count < 1) throw new Error(`${variable} is not a whole number above 0`);
  return count;
}

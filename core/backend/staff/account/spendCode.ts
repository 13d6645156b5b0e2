import type { ForMakingCodes } from '../../ports/staff/ForMakingCodes.ts';
import type { OneTimeCodes } from '../../ports/staff/ForStoringStaff.ts';

/** Returns the codes of a person after this one is used; undefined when it is wrong or used. A recovery code counts as well, once. */
export function spendCode(
  codes: ForMakingCodes,
  { secret: sealed, usedStep, recoveryHashes }: OneTimeCodes,
  typed: string,
  now: number,
): OneTimeCodes | undefined {
  const secret = codes.open(sealed);
  const step = secret === undefined ? undefined : codes.stepOf(secret, typed.replaceAll(/\s/g, ''), now);
  if (step !== undefined) return step > usedStep ? { secret: sealed, usedStep: step, recoveryHashes } : undefined;
  const hash = codes.hashOf(typed);
  if (!recoveryHashes.includes(hash)) return undefined;
  return { secret: sealed, usedStep, recoveryHashes: recoveryHashes.filter((each) => each !== hash) };
}

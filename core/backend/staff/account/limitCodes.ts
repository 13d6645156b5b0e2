import { makeAttempts } from '../../accounts/Attempts.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';

/** At this rate, somebody who knows the password needs more than ten years to guess a code with even odds. */
const MOST_AN_HOUR = 5;

/**
 * Makes an attempt to show a code, or the password of one's own session: at most 5 an hour of a person that fail, whatever their
 * addresses. An attempt counts before its outcome is known, so that attempts at once cannot exceed the limit.
 */
export async function limitCodes<Result>(
  ports: Pick<BackEndPorts, 'attempts' | 'clock'>,
  staffId: string,
  attempt: () => Promise<Result>,
  isWrong: (result: Result) => boolean,
): Promise<Result | 'too-many-codes'> {
  const attempts = makeAttempts(ports);
  const { attempts: made } = await attempts.count({ codeOf: staffId });
  if (made > MOST_AN_HOUR) return 'too-many-codes';
  const result = await attempt();
  if (!isWrong(result)) await attempts.forget({ codeOf: staffId });
  return result;
}

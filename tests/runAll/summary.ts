import { hasPassed, type StageResult } from './StageResult.ts';

/** Returns the last lines of `npm test`: what broke, and one line that counts every check. */
export function summary(results: readonly StageResult[]): readonly string[] {
  const skipped = results.filter(({ isSkipped }) => isSkipped).map(({ name }) => name);
  const broken = results.filter((result) => !hasPassed(result) && !result.isSkipped).map(({ name }) => name);
  const total = (key: 'passed' | 'failed') => results.reduce((sum, { count }) => sum + count[key], 0);
  return [
    ...(broken.length > 0 ? [`First broken stage: ${broken[0]}`] : []),
    ...(broken.length > 1 ? [`Also broken: ${broken.slice(1).join(', ')}`] : []),
    ...(skipped.length > 0 ? [`Skipped, because a stage they need did not pass: ${skipped.join(', ')}`] : []),
    `${total('passed')} passed, ${total('failed')} failed`,
  ];
}

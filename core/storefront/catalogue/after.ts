import type { Answer } from '../ports/catalogue/ForQueryingProducts.ts';

/** Returns what `convert` makes of an answer: at once when the answer is there. */
export function after<Value, Result>(answer: Answer<Value>, convert: (value: Value) => Answer<Result>): Answer<Result> {
  return answer instanceof Promise ? answer.then(convert) : convert(answer);
}

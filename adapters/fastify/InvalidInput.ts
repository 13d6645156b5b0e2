import * as v from 'valibot';

/** The longest text about one fault, because some texts repeat the input. */
export const LONGEST_TEXT = 200;
const MOST_TEXTS = 20;

/** A request whose path or body does not match its schema. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly texts: readonly string[];

  constructor(issues: readonly v.BaseIssue<unknown>[]) {
    super('The request does not match its schema');
    this.texts = issues.slice(0, MOST_TEXTS).map((issue) => {
      const path = v.getDotPath(issue);
      return `${path === null ? '' : `${path}: `}${issue.message}`.slice(0, LONGEST_TEXT);
    });
  }
}

import type { FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';

/** The longest text about one fault, because some texts repeat the input. */
export const LONGEST_TEXT = 200;
const MOST_TEXTS = 20;

/** Types the parts of a request by the valibot schemas of its route. */
export interface ValibotTypeProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
}

/** A request whose path, query string, headers or body do not match their schema. */
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

/** Makes Fastify validate requests with valibot. */
export const compileValidator: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data) => {
    const result = v.safeParse(schema, data);
    return result.success ? { value: result.output } : { error: new InvalidInput(result.issues) };
  };

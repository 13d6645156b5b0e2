import type { Request } from 'miragejs';
import * as v from 'valibot';

/**
 * Reads a request's JSON by schema. Schemas here ask only for what a handler cannot do without: the mock back-end checks
 * no formats, lengths or required fields.
 */
export function readBody<Schema extends v.GenericSchema>(request: Request, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(request.requestBody));
}

/** Anything with named fields, posted whole. */
export const posted = v.optional(v.record(v.string(), v.unknown()), {});

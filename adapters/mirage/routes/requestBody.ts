import type { Request } from 'miragejs';
import * as v from 'valibot';

/**
 * Parses the JSON body of a request. Schemas check only what a handler needs: the mock back-end validates no formats, lengths or
 * required fields.
 */
export function readBody<Schema extends v.GenericSchema>(request: Request, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(request.requestBody));
}

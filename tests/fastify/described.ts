import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { storefront } from './renderingStorefront.ts';
import { type Answer, testServer } from './testServer.ts';

type Operation = {
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content } | undefined>>;
};
type Content = { readonly 'application/json': { readonly schema: object }; readonly 'text/csv'?: object };
type Document = Record<string, unknown> & {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};

/** The OpenAPI document. */
export const document = testServer({ storefront })
  .call('GET', '/openapi.json')
  .then(({ body }) => body as Document);

/** Expects that a response matches the document. */
export async function expectDescribed(
  method: string,
  pattern: string,
  { status, body }: Pick<Answer, 'status' | 'body'>,
) {
  const { paths, components } = await document;
  const response = paths[pattern]?.[method.toLowerCase()]?.responses[status];
  expect(response, `${method} ${pattern} ${status} is in the document`).toBeDefined();
  if (response?.content === undefined) return expect(body).toBeUndefined();
  if (response.content['text/csv'] !== undefined) return expect(body).toBeTypeOf('string');
  const validate = new Ajv2020({ strict: false }).compile({
    ...response.content['application/json'].schema,
    components,
  });
  expect([validate(body), validate.errors]).toEqual([true, null]);
}

import fc from 'fast-check';

/** The parts of a JSON schema that the schemas of the API use. */
type JsonSchema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
};

/** The parts of an OpenAPI document that describe requests. */
export type OpenApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
type Operation = {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
};

export type FuzzedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

const METHODS: readonly string[] = ['get', 'post', 'put', 'patch', 'delete'];

/** Texts that have broken programs before: markup, SQL, paths, headers, numbers, prototypes, code points at the borders. */
const NASTY = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\ufeff', '\u202e', '🧥'.repeat(50), 'İ', 'ß'],
  ...[
    "' or 1=1 --",
    "'; drop table users; --",
    '$1',
    '%',
    '_',
    '\\',
    '"',
    "''",
    'null',
    'undefined',
    'NaN',
    '[object Object]',
  ],
  ...[
    '../../etc/passwd',
    '..%2f..%2f',
    '/%00',
    '%',
    '%zz',
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ],
  ...[
    'a\r\nset-cookie: x=1',
    '<script>alert(1)</script>',
    '{{7*7}}',
    `\${7*7}`,
    '__proto__',
    'constructor',
    'toString',
  ],
  ...['9007199254740993', '-1', '1e309', '0x10', '2147483648', 'a'.repeat(300), 'a'.repeat(5_000), 'new-year', 'tee'],
];

const anyNasty = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 40 }), fc.string());
const anyWrong = fc.oneof(
  { maxDepth: 3 },
  anyNasty,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`),
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 53,
    1e308,
    [],
    {},
    [[]],
    { _id: 'tee' },
  ),
);

/** Any value, most often one that the schema allows. */
function anyValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: anyValid(schema) }, { weight: 1, arbitrary: anyWrong });
}

function anyValid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(anyValue));
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, anyValue(field)] as const);
      return fc
        .record(Object.fromEntries(fields), { requiredKeys: [] })
        .chain((few) =>
          fc.record(Object.fromEntries(fields)).map((all) => (Object.keys(few).length % 5 === 0 ? few : all)),
        );
    }
    case 'array':
      return fc.array(anyValue(schema.items ?? {}), { maxLength: 4 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'string':
      return anyNasty;
    default:
      return anyWrong;
  }
}

const anyContentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/json; charset=utf-16',
    'nonsense',
  ),
);

/** Stands in a request for the token of a shopper. */
export const TOKEN = 'a valid token';

/** Any request: most often one of the document's calls, with a body from its schema. */
export function anyRequest({ paths }: OpenApiDocument): fc.Arbitrary<FuzzedRequest> {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => anyCall(method.toUpperCase(), path, operation)),
  );
  return fc.oneof(...calls);
}

function anyCall(method: string, path: string, { requestBody }: Operation) {
  const schema = requestBody?.content['application/json']?.schema;
  const json = anyValue(schema ?? {}).map((value) => JSON.stringify(value) ?? '');
  const body = fc.oneof(
    { weight: 15, arbitrary: json },
    anyNasty,
    json.map((text) => text.slice(0, -1)),
  );
  return fc
    .record({
      segment: fc.oneof(fc.constantFrom('tee', 'all'), anyNasty.map(encoded), anyNasty.map(escaped)),
      authorization: fc.oneof({ weight: 5, arbitrary: fc.constant(TOKEN) }, anyNasty.map(escaped)),
      type: anyContentType,
      method: fc.oneof(
        { weight: 15, arbitrary: fc.constant(method) },
        fc.constantFrom('PUT', 'PATCH', 'OPTIONS', 'HEAD'),
      ),
      query: fc.oneof(
        { weight: 8, arbitrary: fc.constant('') },
        anyNasty.map((text) => `?${escaped(text)}`),
      ),
      body,
    })
    .map(({ segment, authorization, type, query, ...request }): FuzzedRequest => {
      const hasBody = schema !== undefined && !['GET', 'HEAD'].includes(request.method);
      return {
        method: request.method,
        path: `${/^\/(health|live)/.test(path) ? '' : '/api'}${path.replace(/\{\w+\}/g, segment)}${query}`,
        headers: { authorization, ...(hasBody && { 'content-type': type }) },
        ...(hasBody && { body: request.body }),
      };
    });
}

function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

/** Only the characters that a header and a request line may have. */
function escaped(text: string): string {
  return text.replace(/[^\x21-\x7e]|[#?]/g, '');
}

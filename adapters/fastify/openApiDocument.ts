import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Refusal } from '../../core/backend/ports/refusals/Refusal.ts';
import { adminErrorResponse } from '../wire/admin/adminErrorResponse.ts';
import type { ApiRoute, Row, Schemas } from './ApiRoute.ts';
import type { AdminRoute } from './admin/AdminRoute.ts';
import { SESSION_COOKIE } from './admin/sessionCookie.ts';
import { refusalResponses } from './refusalResponses.ts';

/** What the document says of a row of a route table. */
type Described = Omit<Row<Schemas, object>, 'toBody' | 'send'> & {
  /** The names of the security schemes, each of which is enough. */
  readonly security: readonly string[];
  readonly refusals: readonly Refusal[];
  readonly form?: AdminRoute['form'];
};

function describeApi(route: ApiRoute): Described {
  const { needsToken, refusals = [] } = route;
  if (!needsToken) return { ...route, refusals, security: [] };
  return { ...route, refusals: ['token-invalid', 'not-registered', ...refusals], security: ['token'] };
}

function describeAdmin(route: AdminRoute): Described {
  const { needsSession, action, isPersonal, method, refusals = [] } = route;
  const own: readonly Refusal[] = [
    ...(method === 'GET' ? [] : (['other-site'] as const)),
    ...(needsSession ? (['not-signed-in'] as const) : []),
    ...(action === undefined ? [] : (['not-allowed'] as const)),
    ...(isPersonal ? (['not-a-person'] as const) : []),
  ];
  const security = needsSession ? ['session', ...(isPersonal ? [] : ['key'])] : [];
  return { ...route, path: `/admin${route.path}`, refusals: [...own, ...refusals], security };
}

const STATUS_OK = {
  description: 'Success',
  content: json({ type: 'object', properties: { status: { const: 'ok' } }, required: ['status'] }),
};

/** Returns the OpenAPI 3.1 document of the route table and of the calls for other programs. */
export function openApiDocument(routes: readonly ApiRoute[], staff: readonly AdminRoute[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of [...routes.map(describeApi), ...staff.map(describeAdmin)]) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Creator Row', version: '1.0.0', description: 'The API of the shop.' },
    servers: [{ url: '/api' }],
    paths: { ...paths, ...otherPaths },
    components: {
      schemas: { Errors: jsonSchema(adminErrorResponse) },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'authorization', description: 'The token of login or signup.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: 'The session of a person of the staff.',
        },
        key: { type: 'http', scheme: 'bearer', description: 'The secret of an API key of the admin.' },
      },
    },
  };
}

/** The calls for other programs, which are not in the route table. */
const otherPaths = {
  '/payments/razorpay/webhook': {
    post: {
      operationId: 'postPaymentsRazorpayWebhook',
      summary: 'Takes in an event of the payment provider. A repeated event changes nothing.',
      parameters: [
        header('X-Razorpay-Signature', true, 'The HMAC-SHA256 of the body with the webhook secret, in hexadecimal.'),
        header('X-Razorpay-Event-Id', false, 'The id of the event. Without it, events with the same body are one.'),
      ],
      requestBody: { required: true, content: json({ type: 'object' }) },
      responses: { 200: STATUS_OK, 400: error('The signature is wrong.'), default: error('Another error') },
    },
  },
  '/health': probe('getHealth', 'Tells whether the database answers within 2 seconds.', {
    503: error('The database does not answer'),
  }),
  '/live': probe('getLive', 'Tells that the process runs, also without its database.'),
};

function probe(operationId: string, summary: string, failures: object = {}) {
  return { get: { operationId, servers: [{ url: '/' }], summary, responses: { 200: STATUS_OK, ...failures } } };
}

function header(name: string, required: boolean, description: string): object {
  return { name, in: 'header', required, description, schema: { type: 'string' } };
}

function operation(route: Described): object {
  const { method, path, summary, schema, security, form } = route;
  const parameters = parametersOf(schema);
  const words = path.split(/\W+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    operationId: `${method.toLowerCase()}${words.join('')}`,
    summary,
    ...(security.length > 0 && { security: security.map((name) => ({ [name]: [] })) }),
    ...(parameters.length > 0 && { parameters }),
    ...(form && { requestBody: { required: true, content: formWith(form) } }),
    ...(schema.body !== undefined && { requestBody: { required: true, content: json(jsonSchema(schema.body)) } }),
    responses: responses(route),
  };
}

type ObjectSchema = { properties?: Record<string, { description?: string }>; required?: string[] };

function parametersOf({ params, querystring, headers }: Schemas): readonly object[] {
  const places = Object.entries({ path: params, query: querystring, header: headers });
  return places.flatMap(([place, schema]) => {
    const { properties = {}, required = [] } = (schema === undefined ? {} : jsonSchema(schema)) as ObjectSchema;
    return Object.entries(properties).map(([name, { description, ...each }]) => ({
      ...{ name, in: place, description, schema: each },
      ...(required.includes(name) && { required: true }),
    }));
  });
}

/** A form, the first field of which is a file. */
function formWith(properties: NonNullable<AdminRoute['form']>): object {
  const required = Object.keys(properties).slice(0, 1);
  return { 'multipart/form-data': { schema: { type: 'object', properties, required } } };
}

function responses({ status = 200, schema, refusals, attempt, produces }: Described): object {
  const { response, params, querystring, body, headers } = schema;
  const failures = [
    ...(headers === undefined ? [] : [{ status: 412, text: 'Somebody else has changed this meanwhile.' }]),
    ...refusals.map((refusal) => refusalResponses[refusal]),
    ...((params ?? querystring ?? body) ? [{ status: 422, text: 'The input is invalid.' }] : []),
    ...(attempt === undefined ? [] : [{ status: 429, text: 'Too many attempts.' }]),
  ];
  const textsOf = (code: number) => failures.filter((failure) => failure.status === code).map(({ text }) => text);
  return {
    [status]: {
      description: 'Success',
      ...(response !== undefined && { content: json(jsonSchema(response)) }),
      ...(produces !== undefined && {
        content: { [produces]: { schema: produces === 'text/csv' ? { type: 'string' } : {} } },
      }),
    },
    ...Object.fromEntries(
      failures.map((failure) => [failure.status, error([...new Set(textsOf(failure.status))].join(' Or: '))]),
    ),
    default: error('Another error'),
  };
}

function error(description: string): object {
  return { description, content: json({ $ref: '#/components/schemas/Errors' }) };
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}

/** The schema of what is sent, before it is parsed. */
function jsonSchema(schema: v.GenericSchema): object {
  const settings = { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' } as const;
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, settings);
  return rest;
}

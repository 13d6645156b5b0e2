import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { ListProducts } from '../../core/backend/catalogue/CatalogueCache.ts';
import type { Invalid } from '../../core/backend/ports/Invalid.ts';
import { isRefusal, type Refusal } from '../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../core/backend/ports/TokenClaims.ts';
import type { Use } from './CompressedText.ts';

/** The result of a use case: a value, or why there is none. */
export type Result<Value> = Value | Refusal | Invalid;

/** What a call is: its place, its schemas and its responses. */
type CallShape<
  Params extends v.GenericSchema,
  Query extends v.GenericSchema,
  Body extends v.GenericSchema,
  Response extends v.GenericSchema,
> = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path below `/api`, with parameters as `:id`. */
  readonly path: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Params;
  /** The query string. */
  readonly query?: Query;
  readonly body?: Body;
  /** The status of the success; 200 by default. */
  readonly status?: number;
  /** The response of the success; absent when it has no body. */
  readonly response?: Response;
  /** Whether the call takes an idempotency key in a header: {@link idempotencyHeaders}. */
  readonly takesIdempotencyKey?: boolean;
  /** The refusals besides those of the token. */
  readonly refusals?: readonly Refusal[];
};

type Input<Params extends v.GenericSchema, Query extends v.GenericSchema, Body extends v.GenericSchema> = {
  readonly params: v.InferOutput<Params>;
  readonly query: v.InferOutput<Query>;
  readonly body: v.InferOutput<Body>;
  /** The UUID that the client gave the call, when the row takes one. */
  readonly idempotencyKey: string | undefined;
};

/** One row of the route table. */
export type ApiRoute = CallShape<v.GenericSchema, v.GenericSchema, v.GenericSchema, v.GenericSchema> & {
  readonly needsToken: boolean;
  /** Whether the attempts of one address are limited, with one e-mail and with any. */
  readonly isLimited?: boolean;
  /** Resolves with the body of the success. `claims` are those of the token, when the route needs one. */
  readonly handle: (
    input: Input<v.GenericSchema, v.GenericSchema, v.GenericSchema>,
    claims: TokenClaims,
  ) => Promise<Result<object>>;
  /** The catalogue that the response is taken from. Headers of the response have its version and, while the database is away, its age. */
  readonly catalogue?: ListProducts;
  /** Makes and compresses each success once and keeps it, because it depends on the catalogue and the input alone. Tells how often it is sent. */
  readonly keptFor?: Use;
  /** Sends a success in another way than as JSON. */
  readonly send?: (body: object, request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
};

type Calls<
  Params extends v.GenericSchema,
  Query extends v.GenericSchema,
  Body extends v.GenericSchema,
  Response extends v.GenericSchema,
  Value,
> = {
  /** Converts the value to the wire. */
  readonly toBody: (value: Value) => v.InferInput<Response> & object;
} & CallShape<Params, Query, Body, Response> &
  Pick<ApiRoute, 'isLimited' | 'catalogue' | 'keptFor'>;

/** Returns the row of a call that anyone may make. */
export function publicRoute<
  Value extends object,
  Params extends v.GenericSchema,
  Query extends v.GenericSchema,
  Body extends v.GenericSchema,
  Response extends v.GenericSchema,
>({
  handle,
  toBody,
  ...shape
}: Calls<Params, Query, Body, Response, Value> & {
  readonly handle: (input: Input<Params, Query, Body>) => Promise<Result<Value>>;
}): ApiRoute {
  const checked = (input: unknown) => handle(input as Input<Params, Query, Body>);
  return { ...shape, needsToken: false, handle: async (input) => converted(await checked(input), toBody) };
}

/** Returns the row of a call that needs a token. */
export function shopperRoute<
  Value extends object,
  Params extends v.GenericSchema,
  Query extends v.GenericSchema,
  Body extends v.GenericSchema,
  Response extends v.GenericSchema,
>({
  handle,
  toBody,
  ...shape
}: Calls<Params, Query, Body, Response, Value> & {
  readonly handle: (claims: TokenClaims, input: Input<Params, Query, Body>) => Promise<Result<Value>>;
}): ApiRoute {
  const checked = (claims: TokenClaims, input: unknown) => handle(claims, input as Input<Params, Query, Body>);
  return {
    ...shape,
    needsToken: true,
    handle: async (input, claims) => converted(await checked(claims, input), toBody),
  };
}

function converted<Value extends object>(result: Result<Value>, toBody: (value: Value) => object): Result<object> {
  return isRefusal(result) || isInvalid(result) ? result : toBody(result);
}

/** Whether a result is the texts of what is invalid in the input. */
export function isInvalid(result: object): result is Invalid {
  return 'invalid' in result;
}

import type {
  FastifyReply,
  FastifyRequest,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
} from 'fastify';
import type * as v from 'valibot';
import type { ListProducts } from '../../core/backend/catalogue/CatalogueCache.ts';
import type { Conflict } from '../../core/backend/ports/refusals/Conflict.ts';
import type { Invalid } from '../../core/backend/ports/refusals/Invalid.ts';
import type { Refusal } from '../../core/backend/ports/refusals/Refusal.ts';
import type { Stale } from '../../core/backend/ports/refusals/Stale.ts';
import type { Use } from './CompressedText.ts';
import type { AttemptKind } from './limits/limitAttempts.ts';
import type { ValibotTypeProvider } from './validation.ts';

/** The result of a use case: a value, or why there is none. */
export type Result<Value> = Value | Refusal | Invalid | Conflict | Stale;

/** The schemas of the parts of a request, as Fastify names them, and of the response of the success. */
export type Schemas = {
  readonly params?: v.GenericSchema;
  readonly querystring?: v.GenericSchema;
  readonly headers?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** Absent when the response has no body. */
  readonly response?: v.GenericSchema;
};

/** A request, with the types of its schemas. */
export type TypedRequest<S extends Schemas> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  S,
  ValibotTypeProvider
>;

/** What a row of a route table has, whoever may make the call. Its functions are methods, so that rows of any types fit into one table. */
export type Row<S extends Schemas, Value extends object> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below `/api`, with parameters as `:id`. */
  readonly path: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly schema: S;
  /** The status of the success; 200 by default. */
  readonly status?: number;
  /** The refusals besides those of the token. */
  readonly refusals?: readonly Refusal[];
  /** What the call attempts: attempts of one address are limited, and those with one e-mail or of one shopper. */
  readonly attempt?: AttemptKind;
  /** The catalogue that the response is taken from. Headers of the response have its version and, while the database is away, its age. */
  readonly catalogue?: ListProducts;
  /** Makes and compresses each success once and keeps it, because it depends on the catalogue and the input alone. Tells how often it is sent. */
  readonly keptFor?: Use;
  /** The media type of a response that is a file. */
  readonly produces?: 'text/csv' | 'application/json';
  /** Converts the value to the wire. Without it, `send` gets the value itself, or the response has no body. */
  toBody?(value: Value): S['response'] extends v.GenericSchema ? v.InferInput<S['response']> & object : object;
  /** Sends the body of a success in another way than as JSON. */
  send?(body: object, request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
};

type PublicRow<S extends Schemas, Value extends object> = Row<S, Value> & {
  handle(request: TypedRequest<S>): Promise<Result<Value>>;
};
type ShopperRow<S extends Schemas, Value extends object> = Row<S, Value> & {
  handle(shopperId: string, request: TypedRequest<S>): Promise<Result<Value>>;
};

/** One row of the route table. */
export type ApiRoute<S extends Schemas = Schemas, Value extends object = object> = ShopperRow<S, Value> & {
  readonly needsToken: boolean;
};

/** Returns the row of a call that anyone may make. */
export function publicRoute<const S extends Schemas, Value extends object>(row: PublicRow<S, Value>): ApiRoute {
  return { ...row, needsToken: false, handle: (_shopperId, request: TypedRequest<S>) => row.handle(request) };
}

/** Returns the row of a call that needs a token. */
export function shopperRoute<const S extends Schemas, Value extends object>(row: ShopperRow<S, Value>): ApiRoute {
  return { ...row, needsToken: true };
}

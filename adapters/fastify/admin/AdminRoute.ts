import type { Caller } from '../../../core/backend/staff/AuthenticateStaff.ts';
import type { AdminAction } from '../../../core/domain/staff/adminActions.ts';
import type { Result, Row, Schemas, TypedRequest } from '../ApiRoute.ts';

/** A row of the admin's route table that anyone may call, such as signing in. */
type OpenRow<S extends Schemas, Value extends object> = Row<S, Value> & {
  handle(request: TypedRequest<S>): Promise<Result<Value>>;
};

/** A row of the admin's route table for the roles that may do its action. */
type StaffRow<S extends Schemas, Value extends object> = Row<S, Value> & {
  /** What the caller does; absent when every role may. */
  readonly action?: AdminAction;
  /** Whether the call is about the account of the person who makes it, which an API key does not have. */
  readonly isPersonal?: true;
  /** The fields of a body that is a form with a file, for OpenAPI. */
  readonly form?: Readonly<Record<string, object>>;
  handle(caller: Caller, request: TypedRequest<S>): Promise<Result<Value>>;
};

/** One row of the admin's route table. */
export type AdminRoute<S extends Schemas = Schemas, Value extends object = object> = StaffRow<S, Value> & {
  readonly needsSession: boolean;
};

/** Returns the row of a call that anyone may make. */
export function openRoute<const S extends Schemas, Value extends object>(row: OpenRow<S, Value>): AdminRoute {
  return { ...row, needsSession: false, handle: (_caller, request: TypedRequest<S>) => row.handle(request) };
}

/** Returns the row of a call that needs a session or an API key. */
export function staffRoute<const S extends Schemas, Value extends object>(row: StaffRow<S, Value>): AdminRoute {
  return { ...row, needsSession: true };
}

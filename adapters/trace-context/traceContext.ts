import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** A `traceparent` header of W3C Trace Context, https://www.w3.org/TR/trace-context/: version, trace, parent and flags. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?=$|-)/;
const TRACE_BYTES = 16;
const PARENT_BYTES = 8;
/** What is logged is recorded. */
const RECORDED = '01';

const traces = new AsyncLocalStorage<string>();

/** Returns the id of the trace that a `traceparent` header names, 32 hexadecimal digits; a new id without the header, or with a broken one. */
export function traceIdOf(traceparent: string | readonly string[] | undefined): string {
  return TRACEPARENT.exec(String(traceparent))?.[1] ?? hexadecimal(TRACE_BYTES);
}

/** Calls a function. It, and all that it starts, is in the trace with this id. */
export function runInTrace<Result>(traceId: string, run: () => Result): Result {
  return traces.run(traceId, run);
}

/** Returns the id of the trace that this is in; undefined when it is in none. */
export function currentTraceId(): string | undefined {
  return traces.getStore();
}

/** Returns the headers of a call to another service, which let it go on with the trace; none when this is in no trace. */
export function traceHeaders(): { readonly traceparent?: string } {
  const traceId = currentTraceId();
  return traceId === undefined ? {} : { traceparent: `00-${traceId}-${hexadecimal(PARENT_BYTES)}-${RECORDED}` };
}

function hexadecimal(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

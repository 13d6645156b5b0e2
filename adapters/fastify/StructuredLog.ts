import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type DestinationStream, type LevelWithSilent, pino } from 'pino';
import type { ForLogging } from '../../core/backend/ports/ForLogging.ts';
import { currentTraceId } from '../trace-context/traceContext.ts';

/** As OpenTelemetry names it in logs. */
export const TRACE_LABEL = 'trace_id';
const EMAIL = /[^\s@"'<>()=]+@[^\s@"'<>()]+\.[^\s@"'<>().]+/g;
const JSON_WEB_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const SECRET_FIELDS = ['authorization', 'token', 'password', 'email', 'phone', 'street', 'signature'];

/** How much waits for a reader of standard output that has fallen behind, in bytes. Further entries are dropped. */
const MOST_KEPT_BYTES = 4_000_000;
const FLUSH_WITHIN_MS = 2_000;
/** Unlike pino's destination, it does not wait for its reader when the process ends. */
const standardOutput: DestinationStream = {
  write: (line) => void (process.stdout.writableLength < MOST_KEPT_BYTES && process.stdout.write(line)),
};

/** Resolves when everything that was written to standard output is read, after 2 s at the latest. */
export async function flushStandardOutput(): Promise<void> {
  const flushed = new Promise((resolve) => process.stdout.write('', resolve));
  await Promise.race([flushed, wait(FLUSH_WITHIN_MS, undefined, { ref: false })]);
}

/** The log as one line of JSON for each entry, without tokens, passwords, e-mails and addresses. */
export class StructuredLog implements ForLogging {
  /** The logger of the server's requests, whose fields the server chooses. */
  readonly logger: FastifyBaseLogger;
  readonly #redacted: FastifyBaseLogger;

  constructor(level: LevelWithSilent, stream = standardOutput) {
    const settings = { level, serializers: { err: described } };
    const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
    this.logger = pino(settings, stream);
    const mixin = () => ({ [TRACE_LABEL]: currentTraceId() });
    this.#redacted = pino({ ...settings, mixin, redact: { paths, censor: '[removed]' } }, stream);
  }

  info(text: string, details: object = {}): void {
    this.#redacted.info(details, text);
  }

  error(text: string, cause: unknown, details: object = {}): void {
    this.#redacted.error({ ...details, err: cause }, text);
  }
}

/** Logs one entry for each request, with the pattern of its route instead of its path, which may name an address. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', ({ method, routeOptions, log }, reply, done) => {
    const entry = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    log.info({ ...entry, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'Request');
    done();
  });
}

/** Returns the name, text and stack of an error. Other fields are left out, because databases put rows into them. */
function described(error: unknown): object | string {
  if (!(error instanceof Error)) return withoutPersonalData(String(error));
  const { name, message, stack = '' } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: described(error.cause) };
  return { name, ...code, message: withoutPersonalData(message), stack: withoutPersonalData(stack), ...cause };
}

function withoutPersonalData(text: string): string {
  return text.replace(EMAIL, '[e-mail]').replace(JSON_WEB_TOKEN, '[token]');
}

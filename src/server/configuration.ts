import * as v from 'valibot';
import type { OutsideFacts } from '../../adapters/fastify/ServerOptions.ts';
import type { RazorpayAccount } from '../../adapters/razorpay-api/RazorpayClient.ts';

/** The smallest length of a secret, in bytes. */
const SECRET_BYTES = 32;
const LIVE_KEY = /^rzp_live_/;
const LONGEST_DRAIN_S = 60;
/** The first of the sockets that systemd passes on. */
const PASSED_SOCKET = 3;
/** In seconds. The provider's window closes half a minute before the hold ends. */
const HOLD = { least: 60, default: 900, most: 3600 };
/** How much memory the products of a catalogue may take in each process, in MB. */
const CATALOGUE_MEMORY = { least: 0, default: 512, most: 65_536 };
/** An e-mail address, alone or in angle brackets behind a name. */
const SENDER = /^([^<>"\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const PORTS = { default: 3000, highest: 65_535 };

/** The configuration of the server, read from the environment. */
export type ServerConfiguration = {
  readonly port: number;
  readonly host: string;
  /** The file descriptor of a socket that the process manager opened; the server listens there rather than on `host` and `port`. */
  readonly socket?: number | undefined;
  /** How long the server goes on answering after SIGTERM, in seconds. */
  readonly drainSeconds: number;
  /** The shop's own origin; absent when it is not set. */
  readonly siteUrl?: string | undefined;
  /** The folder of the embedded database, of imported pictures and of the generated secret. */
  readonly dataDir: string;
  /** Absent: the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Absent: generated at the first start and kept in `dataDir`. */
  readonly tokenSecret?: string | undefined;
  /** Payments are simulated: no money moves. Never together with `provider`. */
  readonly payments?: 'simulated' | undefined;
  readonly provider?: RazorpayAccount | undefined;
  /** For how long the pieces of a checkout are held, in seconds. */
  readonly holdSeconds: number;
  /** How much memory the products of the catalogue may take in each process, in MB. Those of a larger one stay in the database. */
  readonly catalogueMemoryMb: number;
  /** Without `smtpUrl`, mails become files in `dataDir`. `from` is the sender, such as `Creator Row <orders@shop.example>`. */
  readonly mail: { readonly smtpUrl?: string | undefined; readonly from: string };
  /** The bucket of uploaded pictures, with its key: `https://KEY:SECRET@host/bucket`. Absent: a folder in `dataDir`. */
  readonly picturesUrl?: string | undefined;
  /** The hosts, besides the shop's own, that pictures may come from. */
  readonly imageHosts: readonly string[];
  /** The number of proxies in front of the server whose `X-Forwarded-For` counts. */
  readonly trustedProxies: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
};

export type ConfigurationFaults = { readonly faults: readonly string[] };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'is not a whole number'),
    v.transform(Number),
    v.minValue(least, `is below ${least}`),
    v.maxValue(most, `is above ${most}`),
  );
const url = (...protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => protocols.includes(protocolOf(text)),
      `is not a URL that starts with ${protocols.join('// or ')}//`,
    ),
  );
const secret = v.pipe(
  v.string(),
  v.check((text) => Buffer.byteLength(text) >= SECRET_BYTES, `has fewer than ${SECRET_BYTES} bytes`),
);
const text = v.pipe(v.string(), v.nonEmpty('is empty'));

const schema = v.object({
  PORT: v.optional(wholeNumber(0, PORTS.highest), `${PORTS.default}`),
  HOST: v.optional(text, '127.0.0.1'),
  LISTEN_FDS: v.optional(v.literal('1', 'is not 1: the server listens on one socket')),
  DRAIN_SECONDS: v.optional(wholeNumber(0, LONGEST_DRAIN_S), '0'),
  SITE_URL: v.optional(url('https:', 'http:')),
  DATA_DIR: v.optional(text, 'data'),
  DATABASE_URL: v.optional(url('postgres:', 'postgresql:')),
  TOKEN_SECRET: v.optional(secret),
  PAYMENTS: v.optional(v.literal('simulated', 'has a value other than simulated')),
  RAZORPAY_KEY_ID: v.optional(v.pipe(v.string(), v.regex(/^rzp_(test|live)_\w+$/, 'is not a key such as rzp_test_…'))),
  RAZORPAY_KEY_SECRET: v.optional(text),
  RAZORPAY_WEBHOOK_SECRET: v.optional(text),
  RAZORPAY_API_URL: v.optional(url('https:', 'http:'), 'https://api.razorpay.com'),
  HOLD_SECONDS: v.optional(wholeNumber(HOLD.least, HOLD.most), `${HOLD.default}`),
  CATALOGUE_MEMORY_MB: v.optional(
    wholeNumber(CATALOGUE_MEMORY.least, CATALOGUE_MEMORY.most),
    `${CATALOGUE_MEMORY.default}`,
  ),
  SMTP_URL: v.optional(url('smtp:', 'smtps:')),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(SENDER, 'is not an address such as Creator Row <orders@shop.example>')),
    'Creator Row <shop@localhost>',
  ),
  PICTURES_URL: v.optional(
    v.pipe(url('https:', 'http:'), v.check(namesBucket, 'is not a URL such as https://KEY:SECRET@host/bucket')),
  ),
  IMAGE_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(/[\s,]+/).filter((host) => host !== '')),
      v.array(v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+(:\d+)?$/, 'has an entry that is not https://host'))),
    ),
    '',
  ),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `is not one of ${LOG_LEVELS.join(', ')}`), 'info'),
});

/** Whether a URL has a key, its secret and a bucket. */
function namesBucket(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password, pathname } = new URL(text);
  return username !== '' && password !== '' && /^\/[^/]/.test(pathname);
}

type Environment = v.InferOutput<typeof schema>;
type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the configuration from environment variables. Returns a text for each fault when there is one. */
export function readConfiguration(environment: Variables): ServerConfiguration | ConfigurationFaults {
  const result = v.safeParse(schema, environment);
  const ownFaults = result.issues?.map((issue) => `${issue.path?.[0]?.key} ${issue.message}`) ?? [];
  const faults = [
    ...ownFaults,
    ...missingPayments(environment),
    ...combinedFaults(environment),
    ...mailFaults(environment),
  ];
  return result.success && faults.length === 0 ? configurationOf(result.output) : { faults };
}

function missingPayments({ PAYMENTS, RAZORPAY_KEY_ID }: Variables): readonly string[] {
  if (PAYMENTS !== undefined || RAZORPAY_KEY_ID !== undefined) return [];
  const advice = 'set the three variables of an account with the payment provider, or try the shop out with npm start';
  return [`PAYMENTS and RAZORPAY_KEY_ID are missing: ${advice}`];
}

/** Returns the faults of variables that need or exclude each other. */
function combinedFaults(env: Variables): readonly string[] {
  if (env.PAYMENTS === 'simulated') return simulationFaults(env);
  const secrets = ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
  if (env.RAZORPAY_KEY_ID === undefined) {
    return secrets.filter((name) => env[name] !== undefined).map((name) => `${name} is set without RAZORPAY_KEY_ID`);
  }
  const missing = secrets.filter((name) => env[name] === undefined).map((name) => `${name} is missing`);
  return LIVE_KEY.test(env.RAZORPAY_KEY_ID) ? [...missing, ...liveFaults(env)] : missing;
}

function mailFaults({ SMTP_URL, MAIL_FROM, SITE_URL }: Variables): readonly string[] {
  if (SMTP_URL === undefined) return [];
  return [
    ...(MAIL_FROM === undefined ? ['MAIL_FROM is missing: mails need a sender'] : []),
    ...(SITE_URL === undefined ? ['SITE_URL is missing: the links in mails need it'] : []),
  ];
}

/** Simulated payments give the goods away. */
function simulationFaults(env: Variables): readonly string[] {
  const others = Object.keys(env).filter((name) => name.startsWith('RAZORPAY_') && env[name] !== undefined);
  if (env.DATABASE_URL !== undefined && protocolOf(env.SITE_URL ?? '') === 'https:') {
    others.push('DATABASE_URL and an https SITE_URL: a shop must take payments');
  }
  return others.map((other) => `PAYMENTS=simulated is set together with ${other}`);
}

/** Returns what a shop that takes real money lacks. */
function liveFaults(env: Variables): readonly string[] {
  const isHttps = protocolOf(env.SITE_URL ?? '') === 'https:';
  return [
    env.DATABASE_URL === undefined && 'DATABASE_URL is missing: a live payment key needs PostgreSQL',
    env.TOKEN_SECRET === undefined && 'TOKEN_SECRET is missing: a live payment key needs a secret of its own',
    !isHttps && 'SITE_URL is not an https URL: a live payment key needs it',
  ].filter((fault) => fault !== false);
}

function configurationOf(env: Environment): ServerConfiguration {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = env;
  const hasAccount = keyId !== undefined && keySecret !== undefined && webhookSecret !== undefined;
  return {
    ...{ port: env.PORT, host: env.HOST, socket: env.LISTEN_FDS && PASSED_SOCKET, drainSeconds: env.DRAIN_SECONDS },
    ...{ siteUrl: env.SITE_URL, dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, tokenSecret: env.TOKEN_SECRET },
    ...{ payments: env.PAYMENTS, holdSeconds: env.HOLD_SECONDS, catalogueMemoryMb: env.CATALOGUE_MEMORY_MB },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    provider: hasAccount ? { keyId, keySecret, webhookSecret, apiUrl: env.RAZORPAY_API_URL } : undefined,
    picturesUrl: env.PICTURES_URL,
    ...{ imageHosts: env.IMAGE_HOSTS, trustedProxies: env.TRUST_PROXY, logLevel: env.LOG_LEVEL },
  };
}

/** Whether payments move real money. */
export function isLive({ provider }: ServerConfiguration): boolean {
  return provider !== undefined && LIVE_KEY.test(provider.keyId);
}

/** What staff may read of the configuration in the settings of the admin. */
export function outsideFacts(configuration: ServerConfiguration): OutsideFacts {
  const { mail, payments } = configuration;
  const keys = isLive(configuration) ? 'live' : 'test';
  return { mail: { from: mail.from, isSent: mail.smtpUrl !== undefined }, payments: payments ?? keys };
}

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

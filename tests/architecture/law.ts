import type { Module } from './modules.ts';

/** The imports that the files under a path may have. Files match by the start of their path, imports by path or package. */
type Clause = { readonly of: RegExp; readonly may: readonly RegExp[]; readonly because: string };

/** Tests and the code that only tests use. */
const test = /\.test\.tsx?$|\/testing\//;
const TEST_TOOLS = /^(vitest|fast-check|node|react|react-dom|@testing-library\/(dom|user-event))$/;

const FASTIFY = ['fastify', '@fastify/multipart', '@fastify/static', 'cookie'];

/** What of the core a browser loads. */
const STOREFRONT = /^core\/(domain|storefront)\//;
/** What of the core the shopkeeper's browser loads. */
const ADMIN_CORE = /^core\/(domain|admin)\//;
/** What the storefront's application is made of. */
const SHOP = /^src\/(shop|shared)\//;
/** What the shopkeeper's application is made of. */
const ADMIN = /^src\/(admin|shared)\//;
const SCREEN_PACKAGES = /^(react|react-dom|react-router-dom|mobx|mobx-react-lite|lucide-react|@base-ui\/react)$/;

const clauses: readonly Clause[] = [
  { of: /^core\/domain\//, may: [/^core\/domain\//], because: 'the rules need nothing from outside' },
  {
    of: /^core\/storefront\//,
    may: [/^core\/(domain|storefront)\//],
    because: 'a use case knows rules and ports only',
  },
  {
    of: /^core\/admin\//,
    may: [ADMIN_CORE],
    because: 'a use case knows rules and ports only',
  },
  {
    of: /^core\/backend\//,
    may: [/^core\/(domain|backend)\//],
    because: 'a use case knows rules and ports only',
  },
  {
    of: /^adapters\/memory\//,
    may: [/^core\//, /^adapters\/memory\//],
    because: 'the fakes are small programs of their own',
  },
  adapter('backup', ['node', 'tar'], ['sql']),
  adapter('wire', ['valibot']),
  adapter('http', ['valibot'], ['wire']),
  adapter(
    'fastify',
    [...FASTIFY, 'valibot', '@valibot/to-json-schema', 'pino', 'prom-client', 'lru-cache', 'csv-stringify', 'node'],
    ['wire', 'trace-context'],
  ),
  adapter('mirage', ['miragejs', 'jsonwebtoken', 'valibot', '@noble/hashes', 'buffer', 'node'], ['seeds']),
  adapter('seeds', [], ['wire']),
  adapter('razorpay-checkout', ['valibot', 'vite', 'node']),
  adapter('local-storage', ['valibot']),
  adapter('broadcast-channel', ['valibot']),
  adapter('service-worker', ['workbox-[a-z-]+'], ['wire']),
  adapter('argon2', ['@node-rs/argon2']),
  adapter('jwt', ['jsonwebtoken', 'lru-cache', 'valibot', 'node']),
  adapter('razorpay-api', ['valibot', 'node'], ['trace-context']),
  adapter('trace-context', ['node']),
  adapter('sql', ['pg', '@electric-sql/pglite', 'proper-lockfile', 'node']),
  adapter('product-files', ['valibot', 'csv-parse', 'html-to-text', '@streamparser/json', 'node'], ['wire']),
  adapter('mail-templates', ['react', 'react-dom', 'html-to-text']),
  adapter('mail', ['nodemailer', 'smtp-server', 'mailparser', 'node'], ['mail-templates']),
  adapter('sharp', ['sharp']),
  adapter('otpauth', ['otpauth', 'node']),
  adapter('picture-folder', ['node']),
  adapter('s3', ['aws4fetch']),
  adapter('toast', ['react', 'react-dom', 'react-hot-toast']),
  {
    of: /^src\/server\//,
    may: [
      /^core\/(domain|backend)\//,
      /^adapters\//,
      /^src\/(server\/|shop\/(paths\/paths|documents\/openPageRenderer)\.ts$)/,
      /^(node|vite|valibot|fastify|close-with-grace)$/,
    ],
    because: 'the server is the second composition root, and knows the paths of the screens and their renderer only',
  },
  {
    of: /^src\/shared\/.*ViewModel\.ts$/,
    may: [STOREFRONT, /^src\/shared\/.*\.ts$/, /^mobx$/],
    because: 'a view-model knows neither React, nor the router, nor the container',
  },
  {
    of: /^src\/shared\/container\//,
    may: [STOREFRONT, /^src\/shared\/container\//, /^(react|inversify|reflect-metadata)$/],
    because: 'the container knows no application',
  },
  {
    of: /^src\/shared\//,
    may: [STOREFRONT, /^src\/shared\//, SCREEN_PACKAGES],
    because: 'what two applications stand on knows neither of them',
  },
  {
    of: /^src\/shop\/.*ViewModel\.ts$/,
    may: [STOREFRONT, SHOP, /^mobx$/],
    because: 'a view-model knows neither React, nor the router, nor the container',
  },
  {
    of: /^src\/shop\/documents\//,
    may: [STOREFRONT, SHOP, /^(react|react-dom|react-router-dom|mobx-react-lite|vite|node)$/],
    because: 'what renders pages without a browser puts together what the composition brings',
  },
  {
    of: /^src\/commands\//,
    may: [
      /^core\/domain\//,
      /^core\/backend\/ports\/catalogue\/ForExchangingProducts\.ts$/,
      /^adapters\/(wire|product-files|backup|s3)\//,
      /^src\/(commands\/|server\/setup\/commandFiles\.ts$)/,
      /^(cli-progress|csv-parse|valibot|node)$/,
    ],
    because: 'a command of the shopkeeper is a client of the API, and knows product files, backups and their bucket',
  },
  {
    of: /^src\/shop\/(wiring\/|main\.tsx$)/,
    may: [STOREFRONT, /^adapters\//, SHOP],
    because: 'only the composition knows the adapters',
  },
  {
    of: /^src\/shop\/help\/Markdown/,
    may: [STOREFRONT, SHOP, SCREEN_PACKAGES, /^marked$/],
    because: 'one screen knows how Markdown is read',
  },
  {
    of: /^src\/shop\//,
    may: [STOREFRONT, SHOP, SCREEN_PACKAGES],
    because: 'a screen knows view-models, never an adapter',
  },
  {
    of: /^src\/admin\/.*ViewModel\.ts$/,
    may: [ADMIN_CORE, ADMIN, /^mobx$/],
    because: 'a view-model knows neither React, nor the router, nor the container',
  },
  {
    of: /^src\/admin\/(wiring\/|main\.tsx$)/,
    may: [ADMIN_CORE, /^adapters\//, ADMIN],
    because: 'only the composition knows the adapters',
  },
  {
    of: /^src\/admin\//,
    may: [ADMIN_CORE, ADMIN, SCREEN_PACKAGES, /^qr$/],
    because: 'a screen of the admin knows view-models, never an adapter nor the shop',
  },
  {
    of: /^features\/steps\//,
    may: [/^features\//, /^(@cucumber\/cucumber|node)$/],
    because: 'a step speaks through its world only',
  },
  { of: /^(features|tests)\//, may: [/./], because: 'tests may look everywhere' },
];

/** `shared` are the folders of `adapters` that the adapter shares with others. */
function adapter(folder: string, packages: readonly string[], shared: readonly string[] = []): Clause {
  const folders = [folder, ...shared].map((name) => new RegExp(`^adapters/${name}/`));
  return {
    of: new RegExp(`^adapters/${folder}/`),
    may: [/^core\//, ...folders, ...packages.map((name) => new RegExp(`^${name}$`))],
    because: 'an adapter knows the core and its own technology',
  };
}

/** An adapter that is in no clause above imports no package. */
function adapterWithoutPackages(path: string): Clause | undefined {
  const [, folder] = /^adapters\/([^/]+)\//.exec(path) ?? [];
  return folder === undefined ? undefined : adapter(folder, []);
}

/** Returns a message for each forbidden import. */
export function breaches(modules: readonly Module[]): readonly string[] {
  return modules.flatMap(({ path, imports }) => {
    const clause = clauses.find(({ of }) => of.test(path)) ?? adapterWithoutPackages(path);
    if (clause === undefined) return [`${path} is in no folder that the law lists`];
    const may = test.test(path)
      ? [...clause.may, TEST_TOOLS, /^(core|adapters\/memory|tests\/contracts)\//]
      : clause.may;
    return imports
      .filter((imported) => !may.some((allowed) => allowed.test(imported)))
      .map((imported) => `${path} imports ${imported}: ${clause.because}`);
  });
}

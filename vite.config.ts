import react from '@vitejs/plugin-react';
import { loadEnv, mergeConfig, type UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { mockBackEndAliases } from './adapters/mirage/browserShims/aliases.ts';
import { razorpayStandIn } from './adapters/razorpay-checkout/stand-in/standInPlugin.ts';
import packageJson from './package.json' with { type: 'json' };
import { compressFiles } from './src/shop/documents/build/compressFiles.ts';
import { dropDisplayNames } from './src/shop/documents/build/dropDisplayNames.ts';
import { inlineStyles } from './src/shop/documents/build/inlineStyles.ts';
import { serviceWorker } from './src/shop/documents/build/serviceWorker.ts';
import { sharedChunks } from './src/shop/documents/build/sharedChunks.ts';
import { shortClassNames } from './src/shop/documents/build/shortClassNames.ts';
import { vendorChunk } from './src/shop/documents/build/vendorChunk.ts';
import { prerenderPages } from './src/shop/documents/prerenderPlugin.ts';

const STAND_IN = {
  'import.meta.env.VITE_RAZORPAY_KEY': JSON.stringify('rzp_test_creatorrow'),
  'import.meta.env.VITE_RAZORPAY_SCRIPT_URL': JSON.stringify('/razorpay-stand-in/checkout.js'),
};

const MOCK_FLAG = 'import.meta.env.VITE_MOCK_BACK_END';

/** The mock back-end and the stand-in for the payment provider, in the browser. */
const withMock: UserConfig = {
  define: { ...STAND_IN, [MOCK_FLAG]: 'true' },
  plugins: [razorpayStandIn()],
  resolve: { alias: [...mockBackEndAliases] },
};

/** No class is decorated, so that inversify needs only two functions of this package. */
const metadataAlias = {
  find: 'reflect-metadata/lite',
  replacement: new URL('./src/shop/documents/build/reflectMetadata.ts', import.meta.url).pathname,
};

const productionRouter = new URL('./node_modules/react-router/dist/production/', import.meta.url).pathname;

/** React Router's package leads every bundler to its development build: https://github.com/remix-run/react-router/issues/14102 */
const productionRouterAliases = [
  { find: /^react-router$/, replacement: `${productionRouter}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${productionRouter}dom-export.mjs` },
];

/** An absolute path, because the admin's build has a root of its own. */
const inProject = (path: string) => new URL(path, import.meta.url).pathname;

/**
 * The shopkeeper's application, a build of its own: in one build with two entries, code and styles of the admin would be in chunks of the
 * shop. Nothing of `src/admin` is imported here, so that the shop's build does not need it.
 */
const admin: UserConfig = {
  root: inProject('./src/admin'),
  base: '/admin/',
  publicDir: false,
  // Not that of the shop, whose development server may run beside it.
  cacheDir: inProject('./node_modules/.vite-admin'),
  plugins: [react(), dropDisplayNames(), compressFiles()],
  server: { fs: { allow: [inProject('.')] } },
  build: {
    outDir: inProject('./dist-admin'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Its policy allows no `data:` URLs.
    assetsInlineLimit: 0,
    // What is loaded at first is one chunk: the styles of another one would come before those that name the order of the layers.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } } },
    modulePreload: { polyfill: false },
  },
};

/** Programs compiled for Node, with all packages in them but the dependencies of `package.json`. */
const forNode = (outDir: string, input: Record<string, string>, simulatesPayments: boolean): UserConfig => ({
  // React chooses its production build when it is bundled, whatever the environment of the server says.
  define: {
    [MOCK_FLAG]: 'false',
    'import.meta.env.VITE_SIMULATED_PAYMENTS': String(simulatesPayments),
    'process.env.NODE_ENV': '"production"',
  },
  plugins: [react()],
  css: { modules: shortClassNames },
  resolve: { alias: [...productionRouterAliases] },
  ssr: { noExternal: true, external: Object.keys(packageJson.dependencies) },
  build: { ssr: true, outDir, copyPublicDir: false, target: 'node20', rolldownOptions: { input } },
});
const SERVER = { main: 'src/server/main.ts' };

/** What each mode brings beside the shop; production brings nothing. */
const modes: Readonly<Record<string, UserConfig>> = {
  production: { plugins: [serviceWorker(), compressFiles()] },
  development: withMock,
  admin,
  demo: { ...withMock, build: { outDir: 'dist-demo' } },
  /** The server, which takes payments at the provider, and the shopkeeper's commands. */
  server: forNode('dist-server', { ...SERVER, shop: 'src/commands/main.ts' }, false),
  /** The server with the simulated payments of `npm start`. */
  simulated: forNode('dist-simulated', SERVER, true),
  test: {},
};

/** `import_react` is Rolldown's name for React's namespace. What these make is left out where nothing uses it. */
const PURE_FUNCTIONS = ['import_react.memo', 'import_react.forwardRef', 'import_react.createContext'];

const treeshake = { propertyReadSideEffects: false, manualPureFunctions: PURE_FUNCTIONS };

/** From Node 25 on, `localStorage` and `sessionStorage` are Node's own, and Vitest would leave them in the place of a window's. */
const withoutOwnStorage = process.allowedNodeEnvironmentFlags.has('--webstorage') ? ['--no-webstorage'] : [];

export default defineConfig(({ mode, command }) => {
  const brought = modes[mode];
  const { VITE_SITE_URL: siteUrl, VITE_API_URL: apiUrl = '' } = loadEnv(mode, process.cwd());
  const catalogueUrl = mode === 'production' ? `${apiUrl}/api/products` : undefined;
  if (brought === undefined) throw new Error(`No such mode: ${mode}. There are ${Object.keys(modes).join(', ')}.`);
  if (brought.build?.ssr) return brought;
  const alias = command === 'build' ? [...productionRouterAliases, metadataAlias] : [];
  if (brought === admin) return mergeConfig(admin, { resolve: { alias }, build: { rolldownOptions: { treeshake } } });
  return mergeConfig(brought, {
    define: { [MOCK_FLAG]: brought.define?.[MOCK_FLAG] ?? 'false' },
    plugins: [react(), dropDisplayNames(), inlineStyles(), prerenderPages({ siteUrl, catalogueUrl })],
    resolve: { alias },
    ...(command === 'build' && { css: { modules: shortClassNames } }),
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        treeshake,
        output: { codeSplitting: { groups: [vendorChunk, ...sharedChunks] } },
      },
    },
    test: {
      include: ['{core,adapters,src,tests,features}/**/*.test.{ts,tsx}'],
      exclude: ['tests/browser/**'],
      // The files of a worker share their modules: loading them anew for each file takes longer than the tests.
      pool: 'threads',
      isolate: false,
      // Many tests wait for a database or a process; by default Vitest leaves one core idle.
      maxWorkers: '100%',
      // For what hangs, not for what is slow.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      execArgv: withoutOwnStorage,
    },
  });
});

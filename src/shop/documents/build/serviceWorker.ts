import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const SOURCE = 'adapters/service-worker/serviceWorker.ts';
const SHELL = 'shell.html';

/** After the documents are written, builds the service worker `sw.js` with the list of the build's files (ADR 19). */
export function serviceWorker(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'creator-row:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = filesToKeep(folder);
        const id = hashOf(JSON.stringify(files));
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          define: { BUILD: JSON.stringify({ id, files }), 'process.env.NODE_ENV': '"production"' },
          build: {
            ...{ outDir: folder, emptyOutDir: false, copyPublicDir: false, target: 'baseline-widely-available' },
            rolldownOptions: { input: join(root, SOURCE), output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        });
      },
    },
  };
}

/** The document of every page, and the scripts, styles and fonts, the names of which contain a hash already. */
function filesToKeep(folder: string) {
  const assets = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css|woff2)$/.test(name));
  return [
    { url: `/${SHELL}`, revision: hashOf(readFileSync(join(folder, SHELL))) },
    ...assets.toSorted().map((name) => ({ url: `/assets/${name}`, revision: null })),
  ];
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

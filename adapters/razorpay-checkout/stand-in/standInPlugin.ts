import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const FILE_NAME = 'razorpay-stand-in/checkout.js';

/**
 * A Vite plugin that serves the stand-in for the payment provider's script at `/razorpay-stand-in/checkout.js` in development and
 * emits it as a file in a build. Do not use it in a production build.
 */
export function razorpayStandIn(): Plugin {
  return {
    name: 'razorpay-stand-in',
    configureServer({ middlewares, config }) {
      middlewares.use(`${config.base}${FILE_NAME}`, (_request, response, next) => {
        readScript().then((script) => {
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(script);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: await readScript() });
    },
  };
}

function readScript(): Promise<string> {
  return readFile(new URL('./checkout.js', import.meta.url), 'utf8');
}

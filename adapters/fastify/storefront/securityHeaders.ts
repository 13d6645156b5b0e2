import { createHash } from 'node:crypto';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { StorefrontOptions } from '../ServerOptions.ts';

const HTTPS_ONLY_S = 180 * 24 * 60 * 60;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** Returns helmet's options for the shop's documents. Inline scripts of these documents are allowed by their hash. */
export function securityHeaders(
  { imageHosts = [], paymentHosts = [], isHttps = false }: StorefrontOptions,
  documents: readonly string[],
): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(documents), ...paymentHosts],
        // React and the documents set styles inline.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...imageHosts, ...paymentHosts],
        // The build puts small fonts into the style sheets.
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", ...imageHosts],
        connectSrc: ["'self'", ...paymentHosts],
        frameSrc: ["'self'", ...paymentHosts],
        formAction: ["'self'", ...paymentHosts],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'self'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: HTTPS_ONLY_S },
    // The payment provider opens windows of banks, and checks which site it is on.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

function inlineScriptHashes(documents: readonly string[]): readonly string[] {
  const scripts = documents.flatMap((document) => [...document.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text));
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

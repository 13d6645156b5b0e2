import { createHash } from 'node:crypto';
import type { StorefrontOptions } from '../ServerOptions.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** Returns the security headers of the shop's documents and files. Inline scripts of these documents are allowed by their hash. */
export function securityHeaders(
  options: StorefrontOptions,
  documents: readonly string[],
): Readonly<Record<string, string>> {
  const policy = Object.entries(contentSecurityPolicy(options, documents));
  return {
    'content-security-policy': policy.map(([name, sources]) => [name, ...sources].join(' ')).join(';'),
    // The payment provider opens windows of banks, and checks which site it is on.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
  };
}

function contentSecurityPolicy(
  { imageHosts = [], paymentHosts = [], isHttps = false }: StorefrontOptions,
  documents: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(documents), ...paymentHosts],
    // React and the documents set styles inline.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...imageHosts, ...paymentHosts],
    'media-src': ["'self'", ...imageHosts],
    'connect-src': ["'self'", ...paymentHosts],
    'frame-src': ["'self'", ...paymentHosts],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...paymentHosts],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  };
}

function inlineScriptHashes(documents: readonly string[]): readonly string[] {
  const scripts = documents.flatMap((document) => [...document.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text));
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

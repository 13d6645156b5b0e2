import { Buffer } from 'buffer';

/**
 * jsonwebtoken reads `Buffer` and `process.version` as Node's globals. They are given only where missing, and only in
 * bundles that hold the mock back-end. The version is one whose crypto knows key objects.
 */
const scope: { Buffer?: unknown; process?: unknown } = globalThis;
scope.Buffer ??= Buffer;
scope.process ??= { version: 'v20.19.0', env: {} };

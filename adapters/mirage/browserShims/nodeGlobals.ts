import { Buffer } from 'buffer';

/**
 * jsonwebtoken reads the globals `Buffer` and `process.version` of Node. Defined only where they are missing, and only in bundles
 * with the mock back-end. The version is one whose crypto supports key objects.
 */
const scope: { Buffer?: unknown; process?: unknown } = globalThis;
scope.Buffer ??= Buffer;
scope.process ??= { version: 'v20.19.0', env: {} };

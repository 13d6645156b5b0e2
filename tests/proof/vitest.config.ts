import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { quickProofs } from './quickProofs.ts';

const MINUTE_MS = 60_000;

/** One test of a file at a time, unless the file says otherwise. */
function project(
  name: string,
  include: readonly string[],
  exclude: readonly string[] = [],
): TestProjectInlineConfiguration {
  return {
    test: {
      ...{ name, include: [...include], exclude: [...exclude] },
      pool: 'forks',
      testTimeout: 10 * MINUTE_MS,
      hookTimeout: 5 * MINUTE_MS,
      // As long as Playwright waits: a busy machine is no fault.
      expect: { poll: { timeout: 30_000 } },
      maxConcurrency: 3,
    },
  };
}

/** `npm run proof`: random histories of the model, and the built server as processes, on both databases, killed, updated and cut off. */
export default defineConfig({
  test: {
    projects: [project('quick', quickProofs), project('slow', ['tests/proof/**/*.proof.ts'], quickProofs)],
    // More than there are cores: many wait for a process to start or to end.
    maxWorkers: 3,
  },
});

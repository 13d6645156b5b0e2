import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { quickProofs } from './quickProofs.ts';

const MINUTE_MS = 60_000;

/** What runs in one process each, so that its files can run beside one another. */
const MODEL = 'tests/proof/model/**/*.proof.ts';

/** One test at a time. */
function project(
  name: string,
  include: readonly string[],
  exclude: readonly string[] = [],
  fileParallelism = false,
): TestProjectInlineConfiguration {
  return {
    test: {
      ...{ name, include: [...include], exclude: [...exclude] },
      pool: 'forks',
      fileParallelism,
      testTimeout: 10 * MINUTE_MS,
      hookTimeout: 5 * MINUTE_MS,
      maxConcurrency: 3,
    },
  };
}

/** `npm run proof`: random histories of the model, and the built server as processes, on both databases, killed, updated and cut off. */
export default defineConfig({
  test: {
    projects: [
      project('quick', quickProofs),
      project('slow', ['tests/proof/**/*.proof.ts'], [...quickProofs, MODEL]),
      project('model', [MODEL], [], true),
    ],
  },
});

import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const ALL = 'tests/browser/**/*.test.ts';

/** They go through every page, state and width, or wait for late scripts and slow processors, for minutes: `npm run proof:slow` runs them, `npm test` does not. */
export const sweeps: readonly string[] = [
  'adminCouponsAndReports',
  'accessibility',
  'accessibleStates',
  'adminOrderStates',
  'adminProductBought',
  'builtServer',
  'comfort',
  'failures',
  'largeServerRendering',
  'lateModal',
  'layoutShift',
  'newVersion',
  'offlineLists',
  'offlinePages',
  'ownStyles',
  'policy',
  'print',
  'quiet',
  'return',
  'returns',
  'rightToLeft',
  'servedLongList',
  'serverRendering',
  'withoutAdmin',
].map((name) => `tests/browser/${name}.test.ts`);

function project(
  name: string,
  include: readonly string[],
  exclude: readonly string[] = [],
): TestProjectInlineConfiguration {
  return {
    test: {
      ...{ name, include: [...include], exclude: [...exclude] },
      // The files of a worker share their modules and one browser.
      isolate: false,
      // For what hangs, not for what is slow: with other programs on the machine, a server has taken a minute to start.
      testTimeout: 180_000,
      // As long as Playwright waits: a busy machine is no fault.
      expect: { poll: { timeout: 30_000 } },
      hookTimeout: 180_000,
    },
  };
}

/** `npm run browser` */
export default defineConfig({
  test: { projects: [project('quick', [ALL], sweeps), project('slow', sweeps)], maxWorkers: 3 },
});

import { PassThrough } from 'node:stream';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleSteps } from '../../features/bundleSteps.ts';

let envelopes: readonly Envelope[] = [];

beforeAll(async () => {
  envelopes = await matchSteps('features/**/*.feature');
});

/** Matches the steps of the features to their definitions without running them, whatever assembly they are for. */
async function matchSteps(features: string): Promise<readonly Envelope[]> {
  const { runConfiguration } = await loadConfiguration({ file: false });
  const matched: Envelope[] = [];
  const steps = await bundleSteps({ assembly: 'memory', folder: 'reports/features-steps', sourcemap: false });
  await runCucumber(
    {
      ...runConfiguration,
      sources: { ...runConfiguration.sources, paths: [features] },
      support: { ...runConfiguration.support, importPaths: [steps] },
      runtime: { ...runConfiguration.runtime, dryRun: true, worldParameters: { assembly: 'memory' } },
      formats: { ...runConfiguration.formats, stdout: 'summary', files: {}, publish: false },
    },
    { stdout: new PassThrough().resume() },
    (envelope) => matched.push(envelope),
  );
  return matched;
}

const definitionsOf = (messages: readonly Envelope[]) => messages.flatMap(({ stepDefinition }) => stepDefinition ?? []);
const matchesOf = (messages: readonly Envelope[]) =>
  messages
    .flatMap(({ testCase }) => testCase?.testSteps ?? [])
    .flatMap((step) => (step.pickleStepId === undefined ? [] : [step.stepDefinitionIds ?? []]));

describe('The steps of the scenarios', () => {
  it('are all used', () => {
    const used = new Set(matchesOf(envelopes).flat());
    const unused = definitionsOf(envelopes).filter(({ id }) => !used.has(id));
    expect(unused.map(({ pattern }) => pattern.source)).toEqual([]);
  });

  it('are each defined once', () => {
    const matches = matchesOf(envelopes);
    expect(matches.length).toBeGreaterThan(2000);
    expect(matches.filter((definitions) => definitions.length !== 1)).toEqual([]);
  });
});

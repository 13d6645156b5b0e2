import { Writable } from 'node:stream';
import { supportCodeLibraryBuilder } from '@cucumber/cucumber';
import {
  type IRunOptions,
  type ISupportCodeLibrary,
  loadConfiguration,
  loadSources,
  runCucumber,
} from '@cucumber/cucumber/api';
import { expect, it } from 'vitest';
import { type AssemblyName, tagExpression } from '../../features/assemblies.ts';

const NOWHERE = new Writable({ write: (_chunk, _encoding, done) => done() });
const environment = { stdout: NOWHERE, stderr: NOWHERE };

const { runConfiguration } = await loadConfiguration({ file: false });

/** Makes each scenario of an assembly a test, so that Stryker knows which scenarios run a mutant. */
export async function testScenarios(assembly: AssemblyName): Promise<void> {
  const sources = { ...runConfiguration.sources, tagExpression: tagExpression(assembly) };
  const support = await loadSteps();
  const { plan } = await loadSources({ ...sources, paths: ['features/**/*.feature'] }, environment);
  const configurationFor = (place: string): IRunOptions => ({
    ...runConfiguration,
    sources: { ...sources, paths: [place] },
    support,
    runtime: { ...runConfiguration.runtime, worldParameters: { assembly } },
    formats: { stdout: 'summary', files: {}, publish: false, options: {} },
  });

  it.each((plan ?? []).map(({ uri, name, location }) => [`${uri}:${location.line}`, name]))('%s %s', async (place) => {
    let failure: string | undefined;
    const { success } = await runCucumber(configurationFor(place), environment, ({ testStepFinished }) => {
      failure ??= testStepFinished?.testStepResult.message;
    });
    expect(failure).toBeUndefined();
    expect(success).toBe(true);
  });
}

/** Loads the steps through Vitest, which knows TypeScript and the mutants. */
async function loadSteps(): Promise<ISupportCodeLibrary> {
  let ids = 0;
  const coordinates = { requireModules: [], requirePaths: [], importPaths: [], loaders: [] };
  supportCodeLibraryBuilder.reset(process.cwd(), () => String(ids++), coordinates);
  await import('../../features/drive/world.ts');
  for (const load of Object.values(import.meta.glob('../../features/steps/**/*.steps.ts'))) await load();
  return supportCodeLibraryBuilder.finalize();
}

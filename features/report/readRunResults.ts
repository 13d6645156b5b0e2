import { existsSync, readFileSync } from 'node:fs';
import { ASSEMBLIES, type AssemblyName } from '../assemblies.ts';
import { type RunResults, runResults } from './runResults.ts';

/** Reads the results of each assembly's latest run, if it has one. */
export function readRunResults(): ReadonlyMap<AssemblyName, RunResults> {
  return new Map(
    ASSEMBLIES.map((assembly) => {
      const report = `reports/${assembly}.ndjson`;
      return [assembly, runResults(existsSync(report) ? readFileSync(report, 'utf8') : '')];
    }),
  );
}

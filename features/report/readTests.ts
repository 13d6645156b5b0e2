import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { findTests, type TestTitle } from './findTests.ts';

const TESTS = ['{core,adapters,src,tests,features}/**/*.test.{ts,tsx}', 'tests/contracts/*Contract.ts'];

/** Every test of the project that runs: unit tests, contracts, and what spans folders. */
export function readTests(): readonly TestTitle[] {
  return globSync(TESTS)
    .toSorted()
    .flatMap((path) => findTests(path.replaceAll('\\', '/'), readFileSync(path, 'utf8')));
}

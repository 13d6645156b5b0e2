import { parseFeature } from '../../features/report/parseFeature.ts';
import type { RunOutcome, RunResults } from '../../features/report/runResults.ts';
import { type SpecificationModel, specificationModel } from '../../features/report/specificationModel.ts';

/** A feature with a scenario (line 6), one that is excluded on `memory` (10) and an outline of two rows (19 and 20). */
const feature = parseFeature(
  'features/shelf.feature',
  `Feature: Shelves & <shelves>

  @spec-1.holds
  Rule: A shelf holds "things"

    Scenario: Putting a <b>mug</b> up
      Given a shelf

    @not-memory @spec-1.seen
    Scenario: Seeing it
      Excluded: only a real page can be seen.
      Given a shelf

    Scenario Outline: Taking <what>
      When she takes "<what>"

      Examples:
        | what     |
        | Mug      |
        | <script> |
`,
);

/** Returns the results of a run with these outcomes of the cases, by line. */
export function runResults(outcomes: Readonly<Record<number, RunOutcome>>): RunResults {
  return { startedAt: Date.UTC(2026, 2, 1, 9, 30), outcomeOf: (_feature, line) => outcomes[line] };
}

/** Returns a small model: scenarios cover 1.holds, a scenario and a test cover 1.seen, nothing covers 1.unproved. */
export function sampleModel(changes: Partial<SpecificationModel> = {}): SpecificationModel {
  return specificationModel({
    sections: [
      {
        key: '1',
        title: 'Shelves & more',
        statements: [
          { id: '1.holds', text: 'A shelf holds "things".' },
          { id: '1.seen', text: 'It can be seen.' },
          { id: '1.unproved', text: 'It is not proved.' },
        ],
      },
    ],
    features: [feature],
    tests: [
      {
        where: 'core/shelf.test.ts',
        ids: ['1.seen'],
        titles: ['a shelf', 'is seen by <everyone>'],
        outcome: 'passed',
        hasPassed: true,
      },
    ],
    areTestsWhole: true,
    pictures: new Set(),
    runs: new Map([
      ['memory', runResults({ 6: 'passed', 19: 'failed', 20: 'passed' })],
      ['mirage', runResults({ 6: 'passed', 10: 'passed', 19: 'passed' })],
    ]),
    madeAt: Date.UTC(2026, 2, 3, 8, 0),
    ...changes,
  });
}

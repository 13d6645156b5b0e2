import * as v from 'valibot';

/** The results of one assembly's run, for the present texts of the features. */
export type RunResults = {
  /** When the run began, in ms since 1970; undefined when there was none. */
  readonly startedAt: number | undefined;
  /** The outcome of the case at this line; undefined when it did not run or its feature's text has changed since. */
  outcomeOf(feature: { readonly uri: string; readonly source: string }, line: number): RunOutcome | undefined;
};

export type RunOutcome = 'passed' | 'failed';

const envelope = v.object({
  source: v.optional(v.object({ uri: v.string(), data: v.string() })),
  pickle: v.optional(v.object({ id: v.string(), uri: v.string(), location: v.object({ line: v.number() }) })),
  testRunStarted: v.optional(v.object({ timestamp: v.object({ seconds: v.number() }) })),
  testCase: v.optional(v.object({ id: v.string(), pickleId: v.string() })),
  testCaseStarted: v.optional(v.object({ id: v.string(), testCaseId: v.string() })),
  testStepFinished: v.optional(
    v.object({ testCaseStartedId: v.string(), testStepResult: v.object({ status: v.string() }) }),
  ),
  testCaseFinished: v.optional(v.object({ testCaseStartedId: v.string() })),
});
type Envelope = v.InferOutput<typeof envelope>;

/** Parses cucumber's messages. Skips an incomplete line and a case that has not ended. */
export function runResults(messages: string): RunResults {
  const envelopes = messages.split('\n').flatMap(envelopesIn);
  const sources = new Map(envelopes.flatMap(({ source }) => (source ? [[source.uri, source.data] as const] : [])));
  const outcomes = new Map(finishedCases(envelopes).map(({ place, outcome }) => [place, outcome]));
  const started = envelopes.find(({ testRunStarted }) => testRunStarted)?.testRunStarted;
  return {
    startedAt: started && started.timestamp.seconds * 1000,
    outcomeOf: ({ uri, source }, line) => (sources.get(uri) === source ? outcomes.get(placeOf(uri, line)) : undefined),
  };
}

const placeOf = (uri: string, line: number): string => `${uri}:${line}`;

/** The cases that have ended, in the order of their starts. A case has passed when each of its steps has. */
function finishedCases(envelopes: readonly Envelope[]): readonly { place: string; outcome: RunOutcome }[] {
  const places = new Map(
    envelopes.flatMap(({ pickle: one }) => (one ? [[one.id, placeOf(one.uri, one.location.line)]] : [])),
  );
  const pickles = new Map(envelopes.flatMap(({ testCase: one }) => (one ? [[one.id, one.pickleId]] : [])));
  const finished = new Set(envelopes.flatMap(({ testCaseFinished: one }) => one?.testCaseStartedId ?? []));
  const failed = new Set(
    envelopes.flatMap(({ testStepFinished: one }) =>
      one !== undefined && one.testStepResult.status !== 'PASSED' ? one.testCaseStartedId : [],
    ),
  );
  return envelopes.flatMap(({ testCaseStarted: one }) => {
    const place = places.get(pickles.get(one?.testCaseId ?? '') ?? '');
    if (one === undefined || place === undefined || !finished.has(one.id)) return [];
    return [{ place, outcome: failed.has(one.id) ? ('failed' as const) : ('passed' as const) }];
  });
}

function envelopesIn(line: string): readonly Envelope[] {
  try {
    return [v.parse(envelope, JSON.parse(line))];
  } catch {
    return [];
  }
}

import * as v from 'valibot';

const webhooks = [
  'prompt',
  /** Each webhook is sent twice, with the same event id. */
  'duplicate',
  /** Webhooks are held until they are released. */
  'late',
  /** As `late`, and the newest is sent first. */
  'reordered',
  'lost',
  /** Signed with another secret. */
  'forged',
] as const;

const api = [
  'up',
  /** Answers after `slowMs`. */
  'slow',
  /** Closes the connection without an answer. */
  'down',
  /** Answers with status 500. */
  'failing',
  /** Answers with status 200 and a body that is no JSON. */
  'garbage',
  /** Every amount in answers and webhooks is 100 paise higher. */
  'wrong-amount',
] as const;

const capture = [
  'at-once',
  /** Payments are authorized, and captured when the stand-in is told to. */
  'later',
  /** As `later`, but they cannot be captured: they fail when the stand-in is told to expire them. */
  'never',
] as const;

const refunds = [
  'processed',
  /** Refunds are pending until they are settled. */
  'pending',
  'failed',
  /** New refunds are refused. */
  'insufficient-balance',
  /** A new refund is processed, and the connection closes without an answer. A repeated call is answered. */
  'lost-answer',
] as const;

/** What the stand-in does otherwise than the real provider usually does. */
export const standInLevers = v.object({
  webhooks: v.optional(v.picklist(webhooks), 'prompt'),
  api: v.optional(v.picklist(api), 'up'),
  slowMs: v.optional(v.pipe(v.number(), v.minValue(0)), 30_000),
  /** `at-once` when it is absent. */
  capture: v.optional(v.picklist(capture)),
  /** `processed` when it is absent. */
  refunds: v.optional(v.picklist(refunds)),
  /** How many calls the API answers in a minute; the others are refused with status 429. Not limited when it is absent. */
  callsAMinute: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

export type StandInLevers = v.InferOutput<typeof standInLevers>;

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

/** What the stand-in does otherwise than the real provider usually does. */
export const standInLevers = v.object({
  webhooks: v.optional(v.picklist(webhooks), 'prompt'),
  api: v.optional(v.picklist(api), 'up'),
  slowMs: v.optional(v.pipe(v.number(), v.minValue(0)), 30_000),
});

export type StandInLevers = v.InferOutput<typeof standInLevers>;

/** How long an answer may take before the shopper is told and may try again, in milliseconds. */
export const ANSWER_LIMIT_MS = 10_000;

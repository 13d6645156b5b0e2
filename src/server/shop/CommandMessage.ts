import * as v from 'valibot';

const bar = v.number();

/** A line of the response of a command that runs in the process of the server. */
export const commandMessage = v.variant('type', [
  v.object({ type: v.picklist(['print', 'warn']), text: v.string() }),
  v.object({ type: v.literal('progress'), bar, title: v.string(), steps: v.number() }),
  v.object({ type: v.picklist(['advance', 'stop']), bar }),
  v.object({ type: v.literal('end'), exitCode: v.number() }),
]);

export type CommandMessage = v.InferOutput<typeof commandMessage>;

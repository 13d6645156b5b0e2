import * as v from 'valibot';

const names = v.picklist(['print', 'warn', 'startProgress', 'advance', 'stopProgress', 'end']);

/**
 * A line of the response of a command that runs in the process of the server: a call of the shopkeeper's terminal with its values,
 * or the end of the command with its exit code.
 */
export const commandMessage = v.tupleWithRest([names], v.union([v.string(), v.number()]));

export type CommandMessage = v.InferOutput<typeof commandMessage>;

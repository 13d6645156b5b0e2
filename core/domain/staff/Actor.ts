/** Who does something in the admin: a person of the staff, a script with an API key, or a command on the machine of the shop. */
export type Actor = {
  readonly kind: 'staff' | 'key' | 'command';
  /** The id of the person or of the key. */
  readonly id: string;
  readonly name: string;
};

/** The commands on the machine of the shop. */
export const COMMAND: Actor = { kind: 'command', id: 'command', name: 'command line' };

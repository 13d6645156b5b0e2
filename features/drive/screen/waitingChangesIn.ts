/** Returns how many changes wait for the connection, according to the text of the offline banner; 0 when it names none. */
export function waitingChangesIn(text: string): number {
  return Number(/(\d+) changes? will be sent when the connection is back\.$/.exec(text)?.[1] ?? 0);
}

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;

/** Returns the text about too many attempts. `milliseconds` is the time until the next one, which is rounded up. */
export function waitText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / MS_PER_SECOND);
  const time =
    seconds < SECONDS_PER_MINUTE
      ? counted(seconds, 'second')
      : counted(Math.ceil(seconds / SECONDS_PER_MINUTE), 'minute');
  return `Too many attempts. Please wait ${time}, then try again.`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const SECOND = 1000;
const UNITS = [
  { unit: 'd', milliseconds: 86_400 * SECOND },
  { unit: 'h', milliseconds: 3600 * SECOND },
  { unit: 'min', milliseconds: 60 * SECOND },
  { unit: 's', milliseconds: SECOND },
];

/** Returns how long ago something was, such as `10 s ago` or `2 h ago`, rounded down. `milliseconds` below a second count as now. */
export function agoText(milliseconds: number): string {
  const largest = UNITS.find((each) => milliseconds >= each.milliseconds);
  return largest === undefined ? 'just now' : `${Math.floor(milliseconds / largest.milliseconds)} ${largest.unit} ago`;
}

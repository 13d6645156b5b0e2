import { median } from '../median.ts';
import type { PhoneRun } from './phoneRun.ts';

/** Returns the medians of a page's runs as a row of a table. */
export function phoneRow(runs: readonly PhoneRun[]): Readonly<Record<string, number | string>> {
  const middle = (pick: (run: PhoneRun) => number) => median(runs.map(pick));
  const kilobytes = (pick: (run: PhoneRun) => number) => Number((middle(pick) / 1000).toFixed(1));
  return {
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    'best practices': middle(({ bestPractices }) => bestPractices),
    SEO: middle(({ seo }) => seo),
    'layout shift': middle(({ layoutShift }) => layoutShift).toFixed(3),
    'largest paint, s': (middle(({ largestPaint }) => largestPaint) / 1000).toFixed(2),
    'blocking, ms': Math.round(middle(({ blocking }) => blocking)),
    'scripts, kB': kilobytes(({ scripts }) => scripts),
    'largest picture, kB': kilobytes(({ largestPicture }) => largestPicture),
    "machine's index": Math.round(middle(({ machine }) => machine)),
  };
}

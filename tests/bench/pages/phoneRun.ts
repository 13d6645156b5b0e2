import lighthouse from 'lighthouse';

/** The results of one Lighthouse run: scores from 0 to 100, times in ms. */
export type PhoneRun = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly layoutShift: number;
  readonly largestPaint: number;
  readonly blocking: number;
  /** The audits that cost points, each with its title. */
  readonly faults: readonly string[];
  /** Bytes over the network of the largest picture, and of all scripts. */
  readonly largestPicture: number;
  readonly scripts: number;
  /** How fast Lighthouse found the machine while it measured; below 1,000 the figures say little. */
  readonly machine: number;
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measures a page on Lighthouse's phone profile, in the browser that listens on the port; local storage is kept, caches are not. */
export async function phoneRun(url: string, port: number): Promise<PhoneRun> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: CATEGORIES,
  });
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
  const { categories, audits, environment, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const transfers = transfersIn(audits['network-requests']?.details);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    layoutShift: number('cumulative-layout-shift'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    faults: ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
      (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id];
        return weight > 0 && audit?.score !== null && audit?.score !== 1 ? [`${id}: ${audit?.title}`] : [];
      }),
    ),
    largestPicture: Math.max(0, ...transfers.filter(({ kind }) => kind === 'Image').map(({ bytes }) => bytes)),
    machine: environment.benchmarkIndex,
    scripts: transfers.filter(({ kind }) => kind === 'Script').reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function transfersIn(details: unknown): readonly { readonly kind: string; readonly bytes: number }[] {
  if (typeof details !== 'object' || details === null || !('items' in details) || !Array.isArray(details.items))
    return [];
  return details.items.map((item: { resourceType?: string; transferSize?: number }) => ({
    kind: item.resourceType ?? '',
    bytes: item.transferSize ?? 0,
  }));
}

import type { CDPSession } from 'playwright-core';

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** The time the thread itself ran, without its waiting for a processor; in µs, as `dur` is. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** Returns the longest task on the page's main thread during `work`, in ms of CPU time. */
export async function longestTask(browser: CDPSession, renderer: number, work: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: object[] }) => void events.push(...(value as TraceEvent[]));
  browser.on('Tracing.dataCollected', collect);
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await complete;
  browser.off('Tracing.dataCollected', collect);
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === renderer && args?.name === 'CrRendererMain',
  );
  if (main === undefined) throw new Error('The trace knows nothing of the page');
  const tasks = events.filter(
    ({ name, pid, tid, dur }) => /RunTask$/.test(name) && pid === main.pid && tid === main.tid && dur !== undefined,
  );
  if (tasks.length === 0) throw new Error('The trace has no task');
  return Math.max(...tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000));
}

import type { AssemblyName } from '../../assemblies.ts';
import type { Outcome } from '../specificationModel.ts';

/** The name and description of an assembly for product owners. */
export const ASSEMBLY_WORDS: Readonly<Record<AssemblyName, { readonly title: string; readonly what: string }>> = {
  memory: { title: 'Memory', what: 'the rules by themselves, with stand-ins for all around them' },
  dom: { title: 'Screens', what: 'the screens as they are shown, on stand-ins for all around them, without a browser' },
  mirage: { title: 'Mirage', what: 'the same, speaking with the mock back-end in its real language' },
  server: { title: 'Server', what: 'the same, speaking with the real back-end and its database' },
  asking: {
    title: 'Asking',
    what: 'the scenarios of the catalogue again, with one so large that the back-end is asked for each part',
  },
  browser: { title: 'Browser', what: 'the finished shop in a real browser, used as a shopper uses it' },
};

export const OUTCOME_SIGNS: Readonly<Record<Outcome, string>> = {
  passed: '✓',
  failed: '✗',
  excluded: '–',
  'not run': '○',
};

export const OUTCOMES: readonly Outcome[] = ['passed', 'failed', 'excluded', 'not run'];

/** A number with its noun: 1 example, 1,234 examples. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-IN')} ${noun}${count === 1 ? '' : 's'}`;
}

/** An outcome as a class name. */
export function classOf(outcome: Outcome): string {
  return outcome.replace(' ', '-');
}

/** Formats a time as `3 March 2026, 09:30 UTC`. */
export function moment(epochMs: number): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(epochMs).replace(' at ', ', ')} UTC`;
}

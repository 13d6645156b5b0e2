import { isolated } from '../../domain/text/isolated.ts';
import type { StaffOrder } from '../ports/StaffOrder.ts';
import { agoText } from './agoText.ts';

/** Returns who brought an order into its state and when, such as `Ravi packed this 10 s ago.`; undefined when nobody did. */
export function lastStepText(
  { status, timeline }: Pick<StaffOrder, 'status' | 'timeline'>,
  now: number,
): string | undefined {
  const step = timeline.findLast(({ kind }) => kind === status);
  if (step === undefined || status === 'placed' || status === 'payment-pending') return undefined;
  return `${isolated(nameOf(step.actor))} ${status} this ${agoText(now - Date.parse(step.at))}.`;
}

function nameOf(actor: string): string {
  return actor === 'shop' || actor === 'shopper' ? `The ${actor}` : actor;
}

import { FREE_PIECES } from '../../domain/stock/Availability.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { WaitingTasks } from '../ports/staff/ForCountingTasks.ts';

/** Resolves with what waits for staff. */
export type ShowToday = () => Promise<WaitingTasks>;

export function makeShowToday({ tasks }: Pick<BackEndPorts, 'tasks'>): ShowToday {
  return () => tasks.count(FREE_PIECES.low);
}

import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { WaitingTasks } from '../ports/staff/ForCountingTasks.ts';
import type { Work } from '../ports/staff/ForMeasuringWork.ts';
import { makeShowToday } from './ShowToday.ts';

/** What a shopkeeper is woken for: what waits for staff and what the shop does by itself, at a time in milliseconds since 1970 (UTC). */
export type ShopMeasures = { readonly tasks: WaitingTasks; readonly work: Work; readonly now: number };

/** Resolves with the present measures. Rejects when the database is away. */
export type MeasureShop = () => Promise<ShopMeasures>;

export function makeMeasureShop(ports: Pick<BackEndPorts, 'tasks' | 'work' | 'clock'>): MeasureShop {
  const showToday = makeShowToday(ports);
  return async () => {
    const now = ports.clock.now();
    const [tasks, work] = await Promise.all([showToday(), ports.work.read(timestamp(now))]);
    return { tasks, work, now };
  };
}

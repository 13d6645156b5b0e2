import { autorun } from 'mobx';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import type { ListOutcome } from '../../../../core/storefront/lists/OptimisticUpdate.ts';
import { ConnectionMonitor } from '../../../../core/storefront/ports/ConnectionMonitor.ts';
import { ConnectionViewModel } from '../../connection/ConnectionViewModel.ts';
import { PendingWork } from '../../connection/PendingWork.ts';
import type { KeptChanges } from '../KeptChanges.ts';
import type { KeptList } from '../KeptList.ts';
import { OptimisticList } from '../OptimisticList.ts';

type Answer = ListOutcome<string>;
export const changed = (...items: readonly string[]): Answer => ({ outcome: 'changed', items });
export const unchanged = (...items: readonly string[]): Answer => ({ outcome: 'unchanged', items });
export const refused: Answer = { outcome: 'failed' };
export const unreachable: Answer = { outcome: 'unreachable' };

export const turn = () => new Promise(setImmediate);

/** A list of names whose calls the test answers, and everything the list has shown. */
export function aList(kept?: KeptList<string>, changesWait?: boolean, changes?: KeptChanges<string>) {
  let notified = 0;
  let notSaved = 0;
  const calls: { readonly name: string; readonly answer: (answer: Answer) => Promise<unknown> }[] = [];
  const call = (name: string) =>
    new Promise<Answer>((resolve) => {
      const answer = async (given: Answer) => {
        if (given.outcome === 'unreachable') network.report(false);
        else network.report(true);
        resolve(given);
        await turn();
      };
      calls.push({ name, answer });
    });
  const clock = new MemoryClock();
  const network = new ConnectionMonitor();
  const connection = new ConnectionViewModel(network, clock);
  const pendingWork = new PendingWork();
  const notifyOtherTabs = () => {
    notified += 1;
  };
  const notifyNotSaved = () => {
    notSaved += 1;
  };
  const context = {
    ...{ pendingWork, connection, clock, notifyOtherTabs, notifyNotSaved },
    ...(kept !== undefined && { kept }),
    ...(changes !== undefined && { changes }),
    ...(changesWait !== undefined && { changesWait }),
  };
  const list = new OptimisticList<string>(() => call('load'), context);
  const shown: string[] = [];
  autorun(() => void shown.push(list.items.join(' ')));
  const add = (name: string) =>
    list.update({ apply: (items) => [...items, name], send: (confirmed) => call(`add ${name} to ${confirmed}`) });
  const answer = async (given: Answer) => {
    await turn();
    await calls.at(-1)?.answer(given);
  };
  return {
    ...{ list, shown, calls, call, add, answer, load: list.load, connection, clock, pendingWork },
    notified: () => notified,
    notSaved: () => notSaved,
    names: () => calls.map(({ name }) => name),
  };
}

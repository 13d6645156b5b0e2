import type { ForReachingOtherTabs, SharedList } from '../../core/ports/ForReachingOtherTabs.ts';
import type { Activity } from './Activity.ts';
import type { ReachViewModel } from './ReachViewModel.ts';

/** What every list of the shopper's own has around it. */
export type ListSurroundings = {
  readonly activity: Activity;
  readonly tabs: ForReachingOtherTabs;
  readonly reach: ReachViewModel;
};

/** How a list uses it. */
export function listParts({ activity, tabs, reach }: ListSurroundings, list: SharedList) {
  return { activity, reach, tellOtherTabs: () => tabs.tellOfChange(list) };
}

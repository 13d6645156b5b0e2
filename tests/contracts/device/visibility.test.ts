import { MemoryVisibility } from '../../../adapters/memory/MemoryVisibility.ts';
import { watchVisibility } from '../../../adapters/page-visibility/watchVisibility.ts';
import { describeVisibilityContract } from './visibilityContract.ts';

describeVisibilityContract('MemoryVisibility', () => {
  const visibility = new MemoryVisibility();
  return { visibility, lookAway: () => visibility.lookAway(), lookAgain: () => visibility.look() };
});

describeVisibilityContract('watchVisibility', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { visibility: watchVisibility(page), lookAway: () => turn('hidden'), lookAgain: () => turn('visible') };
});

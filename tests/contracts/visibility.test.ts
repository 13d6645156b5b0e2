import { MemoryVisibility } from '../../adapters/memory/MemoryVisibility.ts';
import { watchVisibility } from '../../adapters/page-visibility/watchVisibility.ts';
import { describeVisibilityContract } from './visibilityContract.ts';

describeVisibilityContract('MemoryVisibility', () => {
  const visibility = new MemoryVisibility();
  return { visibility, lookAgain: () => visibility.look() };
});

describeVisibilityContract('watchVisibility', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const lookAgain = () => {
    for (const state of ['hidden', 'visible'] as const) {
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
    }
  };
  return { visibility: watchVisibility(page), lookAgain };
});

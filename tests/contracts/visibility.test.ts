import { MemoryVisibility } from '../../adapters/memory/MemoryVisibility.ts';
import { PageVisibility } from '../../adapters/page-visibility/PageVisibility.ts';
import { describeVisibilityContract } from './visibilityContract.ts';

describeVisibilityContract('MemoryVisibility', () => {
  const visibility = new MemoryVisibility();
  return { visibility, lookAgain: () => visibility.look() };
});

describeVisibilityContract('PageVisibility', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const lookAgain = () => {
    for (const state of ['hidden', 'visible'] as const) {
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
    }
  };
  return { visibility: new PageVisibility(page), lookAgain };
});

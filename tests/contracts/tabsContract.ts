import { describe, expect, it } from 'vitest';
import type { ForReachingOtherTabs, SharedList } from '../../core/storefront/ports/ForReachingOtherTabs.ts';

export type TabsSubject = {
  readonly tabs: ForReachingOtherTabs;
  anotherTab(): ForReachingOtherTabs;
  /** Waits until what was told has been heard. */
  delivered(): Promise<unknown>;
};

export function describeTabsContract(name: string, makeSubject: () => TabsSubject): void {
  const hearing = (tabs: ForReachingOtherTabs) => {
    const heard: SharedList[] = [];
    const stop = tabs.whenChanged((list) => heard.push(list));
    return { heard, stop };
  };

  describe(`${name} reaches the other tabs`, () => {
    it('tells all others of a change, in order, and not the tab itself', async () => {
      const { tabs, anotherTab, delivered } = makeSubject();
      const [own, second, third] = [hearing(tabs), hearing(anotherTab()), hearing(anotherTab())];
      tabs.tellOfChange('cart');
      tabs.tellOfChange('wishlist');
      await delivered();
      expect([own.heard, second.heard, third.heard]).toEqual([[], ['cart', 'wishlist'], ['cart', 'wishlist']]);
    });

    it('is told by the others', async () => {
      const { tabs, anotherTab, delivered } = makeSubject();
      const { heard } = hearing(tabs);
      anotherTab().tellOfChange('addresses');
      await delivered();
      expect(heard).toEqual(['addresses']);
    });

    it('tells each listener until that one stops listening', async () => {
      const { tabs, anotherTab, delivered } = makeSubject();
      const [first, second] = [hearing(tabs), hearing(tabs)];
      first.stop();
      anotherTab().tellOfChange('cart');
      await delivered();
      expect([first.heard, second.heard]).toEqual([[], ['cart']]);
    });
  });
}

import { describe, expect, it } from 'vitest';
import type {
  ForNotifyingOtherTabs,
  SharedList,
} from '../../../core/storefront/ports/browser/ForNotifyingOtherTabs.ts';

export type TabsSubject = {
  readonly tabs: ForNotifyingOtherTabs;
  anotherTab(): ForNotifyingOtherTabs;
  /** Resolves when every notification sent so far has been delivered. */
  delivered(): Promise<unknown>;
};

export function describeTabsContract(name: string, makeSubject: () => TabsSubject): void {
  const listening = (tabs: ForNotifyingOtherTabs) => {
    const received: SharedList[] = [];
    const unsubscribe = tabs.whenNotified((list) => received.push(list));
    return { received, unsubscribe };
  };

  describe(`${name} notifies the other tabs`, () => {
    it('notifies all other tabs in order, and the tab itself of the orders only', async () => {
      const { tabs, anotherTab, delivered } = makeSubject();
      const [own, second, third] = [listening(tabs), listening(anotherTab()), listening(anotherTab())];
      tabs.notify('cart');
      tabs.notify('orders');
      await delivered();
      const both = ['cart', 'orders'];
      expect([own.received, second.received, third.received]).toEqual([['orders'], both, both]);
    });

    it('receives the notifications of other tabs', async () => {
      const { tabs, anotherTab, delivered } = makeSubject();
      const { received } = listening(tabs);
      anotherTab().notify('addresses');
      await delivered();
      expect(received).toEqual(['addresses']);
    });

    it('calls each listener until it unsubscribes', async () => {
      const { tabs, anotherTab, delivered } = makeSubject();
      const [first, second] = [listening(tabs), listening(tabs)];
      first.unsubscribe();
      anotherTab().notify('cart');
      await delivered();
      expect([first.received, second.received]).toEqual([[], ['cart']]);
    });
  });
}

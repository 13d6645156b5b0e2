import { expect, it } from 'vitest';
import type { SharedList } from '../../core/storefront/ports/browser/ForNotifyingOtherTabs.ts';
import { BroadcastTabs } from './BroadcastTabs.ts';

function aTab() {
  const page = new EventTarget();
  const channel = new EventTarget();
  const tabs = new BroadcastTabs(() => Object.assign(channel, { postMessage: () => undefined }), page);
  const received: SharedList[] = [];
  tabs.whenNotified((list) => received.push(list));
  const deliver = (data: unknown) => channel.dispatchEvent(new MessageEvent('message', { data }));
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { received, deliver, show };
}

it('ignores invalid messages', () => {
  const { received, deliver } = aTab();
  for (const data of [undefined, 'cart', { changed: 'prices' }, { changed: 'cart' }]) deliver(data);
  expect(received).toEqual(['cart']);
});

it('reports every list when the page returns from the back/forward cache, and none when it opens', () => {
  const { received, show } = aTab();
  show(false);
  expect(received).toEqual([]);
  show(true);
  expect(received).toEqual(['cart', 'wishlist', 'addresses', 'orders']);
});

it('does not throw without BroadcastChannel', () => {
  const tabs = new BroadcastTabs(() => {
    throw new ReferenceError('BroadcastChannel is not defined');
  }, new EventTarget());
  expect(() => tabs.notify('cart')).not.toThrow();
});

import { expect, it } from 'vitest';
import type { SharedList } from '../../core/storefront/ports/ForReachingOtherTabs.ts';
import { BroadcastTabs } from './BroadcastTabs.ts';

function aTab() {
  const page = new EventTarget();
  const channel = new EventTarget();
  const tabs = new BroadcastTabs(() => Object.assign(channel, { postMessage: () => undefined }), page);
  const heard: SharedList[] = [];
  tabs.whenChanged((list) => heard.push(list));
  const says = (data: unknown) => channel.dispatchEvent(new MessageEvent('message', { data }));
  const comesBack = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { heard, says, comesBack };
}

it('does not listen to what it cannot understand', () => {
  const { heard, says } = aTab();
  for (const data of [undefined, 'cart', { changed: 'orders' }, { changed: 'cart' }]) says(data);
  expect(heard).toEqual(['cart']);
});

it('counts everything as changed when the page is back from a pause, and nothing when it is opened', () => {
  const { heard, comesBack } = aTab();
  comesBack(false);
  expect(heard).toEqual([]);
  comesBack(true);
  expect(heard).toEqual(['cart', 'wishlist', 'addresses']);
});

it('goes on by itself where there is no such channel', () => {
  const tabs = new BroadcastTabs(() => {
    throw new ReferenceError('BroadcastChannel is not defined');
  }, new EventTarget());
  expect(() => tabs.tellOfChange('cart')).not.toThrow();
});

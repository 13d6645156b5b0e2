import { afterEach } from 'vitest';
import { BroadcastTabs } from '../../../adapters/broadcast-channel/BroadcastTabs.ts';
import { MemoryTabs } from '../../../adapters/memory/MemoryTabs.ts';
import { describeTabsContract } from './tabsContract.ts';

describeTabsContract('MemoryTabs', () => {
  const tabs = new MemoryTabs();
  return { tabs, anotherTab: () => tabs.anotherTab(), delivered: () => Promise.resolve() };
});

const channels: BroadcastChannel[] = [];

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

describeTabsContract('BroadcastTabs', () => {
  const openChannel = (name: string) => {
    const channel = new BroadcastChannel(name);
    channels.push(channel);
    return channel;
  };
  const openTab = () => new BroadcastTabs(openChannel, new EventTarget());
  // A channel delivers in order: when this message has arrived, all earlier ones have.
  const delivered = () =>
    new Promise((resolve) => {
      openChannel('creator-row').addEventListener('message', resolve, { once: true });
      openChannel('creator-row').postMessage('the end');
    });
  return { tabs: openTab(), anotherTab: openTab, delivered };
});

import { expect, it } from 'vitest';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { MemoryVisibility } from '../../../adapters/memory/MemoryVisibility.ts';
import type { TextPage, TextPageName } from '../../../core/domain/settings/textPages.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { TextPageViewModel } from './TextPageViewModel.ts';

function open(path: string, page: (name: TextPageName) => Promise<TextPage>) {
  const visibility = new MemoryVisibility();
  const log = new MemoryLog();
  const parts = { navigation: new MemoryNavigation(path), pages: { page }, pendingWork: new PendingWork(), visibility };
  const viewModel = new TextPageViewModel({ ...parts, log });
  return Object.assign(viewModel, { comeBack: () => visibility.look(), log });
}

it('The text is that of the page at the address', async () => {
  const page = open('/help/sizes', async (name) => ({ title: name, text: `Text of ${name}` }));
  expect([page.status, page.text]).toEqual(['loading', '']);
  await page.load();
  expect([page.status, page.text]).toEqual(['ready', 'Text of sizes']);
});

it('A text that could not be read is read when she tries again', async () => {
  let isDown = true;
  const page = open('/privacy', async (name) => {
    if (isDown) throw new Error('No answer');
    return { title: name, text: 'We keep little.' };
  });
  await page.load();
  expect([page.status, page.text]).toEqual(['failed', '']);
  expect(page.log.entries).toMatchObject([{ cause: new Error('No answer') }]);
  isDown = false;
  const retried = page.load();
  expect(page.status).toBe('loading');
  await retried;
  expect([page.status, page.text]).toEqual(['ready', 'We keep little.']);
});

it('Where there is no text page, nothing is asked for', async () => {
  const asked: string[] = [];
  const page = open('/cart', async (name) => {
    asked.push(name);
    return { title: name, text: '' };
  });
  await page.load();
  expect([asked, page.status]).toEqual([[], 'loading']);
});

it('Who comes back to the tab reads the text as it is by then, or as it was', async () => {
  const texts = ['Old.', 'New.'];
  const page = open('/terms', async (name) => {
    const text = texts.shift();
    if (text === undefined) throw new Error('No answer');
    return { title: name, text };
  });
  const stop = page.appear();
  for (const text of ['Old.', 'New.', 'New.']) {
    await new Promise(setImmediate);
    expect([page.status, page.text]).toEqual(['ready', text]);
    page.comeBack();
  }
  stop();
  texts.push('Never read.');
  page.comeBack();
  expect(texts).toHaveLength(1);
});

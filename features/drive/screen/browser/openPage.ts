import type { Browser, Page } from 'playwright-core';
import { removeServiceWorkers } from '../../../../tests/browser/support/ShopTab.ts';
import { recordToasts } from '../recording/recordToasts.ts';
import { startRecording } from '../recording/startRecording.ts';
import { countCalls } from './countCalls.ts';
import { fakeTimers } from './fakeTimers.ts';
import { recordPayment } from './recordPayment.ts';

export const WIDE_SCREEN = { width: 1280, height: 900 };
export const SMALL_SCREEN = { width: 390, height: 800 };

/** How long the page may take for anything, in ms: less than a step's limit, so that the error names the reason. */
export const LIMIT_MS = 8000;

/** Opens a page in a new browser context, with the scripts that record what the drivers read. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: WIDE_SCREEN, permissions: ['clipboard-write'] });
  context.setDefaultTimeout(LIMIT_MS);
  for (const script of [removeServiceWorkers, startRecording, fakeTimers, countCalls, recordToasts, recordPayment]) {
    await context.addInitScript(script);
  }
  return context.newPage();
}

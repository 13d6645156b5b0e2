import type { Browser } from 'playwright-core';
import { launchChromium } from './launchChromium.ts';

let running: Promise<Browser> | undefined;

/** Returns the browser that all files of this worker share. Starts it at the first call, and again when it has ended. It ends with the worker. */
export async function browserOfWorker(): Promise<Browser> {
  if (!(await running)?.isConnected()) running = launchChromium();
  return running as Promise<Browser>;
}

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { RazorpayApi } from '../../../../adapters/razorpay-api/RazorpayApi.ts';
import { StandInPayments } from '../../../../src/server/StandInPayments.ts';
import { launchChromium } from '../../../../tests/browser/support/launchChromium.ts';
import { atEndOfRun } from '../../../behind/endOfRun.ts';
import { openScenarioDatabase } from '../../../behind/server/ScenarioStores.ts';
import { type Bank, type RunningServer, startServerInProcess } from '../../../behind/server/startServerInProcess.ts';
import { HttpProxy } from './HttpProxy.ts';
import { openPage } from './openPage.ts';

/** The browser, its one page and the server of the built shop. */
export type RunningBrowser = {
  readonly browser: Browser;
  /** The page that all scenarios share, because opening a page takes as long as half a scenario. */
  page: Page;
  readonly server: RunningServer;
  readonly proxy: HttpProxy;
  /** The shop's address, without a path. */
  readonly origin: string;
};

/** Loads no picture, because no scenario depends on its content, unless the screens are to be pictured. */
const WITHOUT_PICTURES = process.env.SPEC_PICTURES ? [] : ['--blink-settings=imagesEnabled=false'];
const STOREFRONT = resolve('dist');
const ADMIN = resolve('dist-admin');

let running: Promise<RunningBrowser> | undefined;

/** Starts the browser and the server at the first call; they end with the process. */
export function sharedBrowser(): Promise<RunningBrowser> {
  running ??= start();
  return running;
}

async function start(): Promise<RunningBrowser> {
  for (const folder of [STOREFRONT, ADMIN])
    if (!existsSync(folder)) throw new Error(`${folder} is not built. Run npm run build.`);
  const [browser, server] = await Promise.all([launchChromium(...WITHOUT_PICTURES), startShop()]);
  const proxy = new HttpProxy(server.fetch);
  return { browser, server, proxy, origin: await proxy.start(), page: await openPage(browser) };
}

/** Starts the server with the built storefront and the stand-in for the payment provider. */
async function startShop(): Promise<RunningServer> {
  const standIn = await startStandIn();
  return startServerInProcess({
    stores: await openScenarioDatabase(),
    bank: bankOf(standIn),
    provider: new RazorpayApi(standIn.account),
    storefront: { folder: STOREFRONT },
    admin: { folder: ADMIN },
    addRoutes: (app) => standIn.addTo(app),
  });
}

/** It sends no webhooks: what the browser reports makes the orders. */
async function startStandIn(): Promise<StandInPayments> {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  atEndOfRun(async () => rmSync(folder, { recursive: true }));
  return StandInPayments.start(folder);
}

function bankOf({ provider }: StandInPayments): Bank {
  return {
    get capturesLater() {
      return provider.levers.capture === 'later';
    },
    set capturesLater(isLater) {
      provider.levers = { ...provider.levers, capture: isLater ? 'later' : 'at-once' };
    },
    capture: (providerOrderId) => void provider.capture(providerOrderId),
  };
}

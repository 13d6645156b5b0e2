import { ServerBackEndDriver } from '../../../behind/server/ServerBackEndDriver.ts';
import type { Assembly } from '../../contracts/Assembly.ts';
import { screenDrivers } from '../screenDrivers.ts';
import { BrowserDevice } from './BrowserDevice.ts';
import { BrowserPayment } from './BrowserPayment.ts';
import { BrowserPrint } from './BrowserPrint.ts';
import { BrowserSession } from './BrowserSession.ts';
import { sharedBrowser } from './sharedBrowser.ts';
import { takePictures } from './takePictures.ts';

/** How long an assertion is retried, in ms. */
export const PATIENCE_MS = 15_000;

/** The built shop in a real browser, on the server with its database and the stand-in for the payment provider. */
export async function browserAssembly(): Promise<Assembly> {
  const browser = await sharedBrowser();
  const backEnd = new ServerBackEndDriver(browser.server);
  browser.proxy.backEnd = backEnd.fetch;
  const session = new BrowserSession(browser, backEnd);
  return {
    ...screenDrivers(session),
    backEnd,
    device: new BrowserDevice(session, (email, order) => backEnd.hasOrder(email, order)),
    payment: new BrowserPayment(session),
    print: new BrowserPrint(session),
    settled: () => session.settled(),
    patience: PATIENCE_MS,
    takePictures: (scenario) => takePictures(session.tab, scenario),
    close: async () => {
      await session.close();
      await backEnd.finished();
    },
  };
}

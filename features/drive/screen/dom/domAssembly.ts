import './browserWindow.ts';

import type { BackEndParts } from '../../../behind/BackEndParts.ts';
import { MemoryDevice } from '../../../behind/fake/MemoryDevice.ts';
import { MemoryPaymentDriver } from '../../../behind/fake/MemoryPaymentDriver.ts';
import type { Assembly } from '../../contracts/Assembly.ts';
import { screenDrivers } from '../screenDrivers.ts';
import { DomSession } from './DomSession.ts';

/** The React screens in a DOM in this process, on any back-end. */
export function domAssembly({ driver, bind, device = new MemoryDevice() }: BackEndParts): Assembly {
  const session = new DomSession(device, bind, () => driver.heldResponses.count);
  return {
    ...screenDrivers(session),
    backEnd: driver,
    device,
    payment: new MemoryPaymentDriver(device.payments),
    get print(): never {
      throw new Error('Nothing is printed here');
    },
    settled: () => session.settled(),
    patience: 0,
    close: () => session.close(),
  };
}

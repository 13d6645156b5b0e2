import { afterAll, beforeAll } from 'vitest';
import { describeClosing } from './describeClosing.ts';
import { describeFaults } from './describeFaults.ts';
import { describePresses } from './describePresses.ts';
import { describeRepeats } from './describeRepeats.ts';
import { describeStorage } from './describeStorage.ts';
import { describeUpdate } from './describeUpdate.ts';
import { ShopUnderFaults } from './ShopUnderFaults.ts';

let started: ShopUnderFaults | undefined;
const shop = () => {
  if (started === undefined) throw new Error('The shop has not been started');
  return started;
};

beforeAll(async () => {
  started = await ShopUnderFaults.start();
}, 120_000);
afterAll(() => started?.stop());

describeFaults(shop);
describeClosing(shop);
describePresses(shop);
describeRepeats(shop);
describeStorage(shop);
describeUpdate(shop);

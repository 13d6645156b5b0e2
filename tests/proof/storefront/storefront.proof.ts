import { describeClosing } from './describeClosing.ts';
import { describeFaults } from './describeFaults.ts';
import { describePresses } from './describePresses.ts';
import { describeRepeats } from './describeRepeats.ts';
import { describeUpdate } from './describeUpdate.ts';
import { startedShop } from './startedShop.ts';

const shop = startedShop();
describeFaults(shop);
describeClosing(shop);
describePresses(shop);
describeRepeats(shop);
describeUpdate(shop);

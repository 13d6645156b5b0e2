import type { BackEndPorts } from '../../../core/backend/ports/BackEndPorts.ts';
import type { ForExchangingProducts } from '../../../core/backend/ports/catalogue/ForExchangingProducts.ts';
import type { ShopSetup } from '../../../core/backend/ports/ShopSetup.ts';
import { MemoryClock } from '../MemoryClock.ts';
import { MemoryIds } from '../MemoryIds.ts';
import { MemoryLog } from '../MemoryLog.ts';
import { MemoryPictureCutter } from './catalogue/MemoryPictureCutter.ts';
import { MemoryPictures } from './catalogue/MemoryPictures.ts';
import { MemoryProductFiles } from './catalogue/MemoryProductFiles.ts';
import { MemoryCodes } from './MemoryCodes.ts';
import { MemoryMail } from './MemoryMail.ts';
import { MemoryPasswords } from './MemoryPasswords.ts';
import { MemoryStores } from './MemoryStores.ts';
import { MemoryTokens } from './MemoryTokens.ts';
import { MemoryOrderNumbers } from './orders/MemoryOrderNumbers.ts';
import { MemoryProvider } from './orders/MemoryProvider.ts';

/** Fakes of everything that the back-end needs from outside. */
export class MemoryBackEndPorts extends MemoryStores implements BackEndPorts {
  readonly passwords = new MemoryPasswords();
  readonly tokens = new MemoryTokens();
  readonly codes = new MemoryCodes();
  readonly provider = new MemoryProvider();
  readonly clock = new MemoryClock();
  readonly ids = new MemoryIds();
  readonly numbers = new MemoryOrderNumbers();
  readonly mail = new MemoryMail();
  readonly pictures = new MemoryPictures();
  readonly pictureCutter = new MemoryPictureCutter();
  readonly productFiles: ForExchangingProducts = new MemoryProductFiles();
  readonly holdSeconds = 900;
  mostProductsInMemory = 100_000;
  /** Test control. */
  readonly setup: { -readonly [Field in keyof ShopSetup]: ShopSetup[Field] } = {
    ...{ dataFolder: 'data', database: 'in memory', payments: 'simulated, no money moves', pictureHosts: [] },
    samples: { shopper: 'priya.sharma@example.com', owner: 'kavya.nair@example.com' },
  };
  readonly log = new MemoryLog();
}

import type { BackEndPorts } from '../../../core/backend/ports/BackEndPorts.ts';
import { MemoryClock } from '../MemoryClock.ts';
import { MemoryIds } from '../MemoryIds.ts';
import { MemoryLog } from '../MemoryLog.ts';
import { MemoryPictureCutter } from './catalogue/MemoryPictureCutter.ts';
import { MemoryPictures } from './catalogue/MemoryPictures.ts';
import { MemoryCodes } from './MemoryCodes.ts';
import { MemoryMail } from './MemoryMail.ts';
import { MemoryOrderNumbers } from './MemoryOrderNumbers.ts';
import { MemoryPasswords } from './MemoryPasswords.ts';
import { MemoryProvider } from './MemoryProvider.ts';
import { MemoryStores } from './MemoryStores.ts';
import { MemoryTokens } from './MemoryTokens.ts';

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
  readonly holdSeconds = 900;
  readonly log = new MemoryLog();
}

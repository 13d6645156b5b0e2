import type { AdminPrintDriver, PrintedKind } from '../../contracts/admin/WorkDrivers.ts';
import { catchPrint } from '../recording/catchPrint.ts';
import type { AdminScreen } from './AdminScreen.ts';

const VALUES: Readonly<Record<PrintedKind, string>> = {
  'Packing slip': 'slip',
  'Address label': 'address',
  Receipt: 'receipt',
};

/** What is handed to the printer, on the screen. */
export class ScreenAdminPrint implements AdminPrintDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  async print(kind: PrintedKind): Promise<void> {
    await this.#screen.window.page.evaluate(catchPrint);
    await this.#screen.press('Print');
    await this.#screen.choose('What', VALUES[kind]);
    await this.#screen.press('Print');
  }

  async printTicked(): Promise<void> {
    await this.#screen.window.page.evaluate(catchPrint);
    await this.#screen.press('Slips A4');
  }

  async kinds(): Promise<readonly string[]> {
    await this.#screen.press('Print');
    return (await this.#screen.texts('[role="dialog"] select option')).filter((label) => label in VALUES);
  }

  sheets(): Promise<readonly string[]> {
    return this.#screen.texts('[data-sheets] > article');
  }
}

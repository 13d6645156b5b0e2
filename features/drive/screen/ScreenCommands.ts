import type { CommandDriver, Presses } from '../contracts/CommandDriver.ts';
import type { ScreenDriver } from '../contracts/ScreenDriver.ts';

/** The shopper's commands as the buttons of a screen. */
export class ScreenCommands implements CommandDriver {
  readonly #screen: ScreenDriver;

  constructor(screen: ScreenDriver) {
    this.#screen = screen;
  }

  async shopNow(): Promise<void> {
    await this.#screen.press('Shop Now');
  }

  async resetFilters(): Promise<void> {
    await this.#screen.press('Reset');
  }

  async clearFilters(): Promise<void> {
    await this.#screen.press('Clear all');
  }

  async followSuggestion(words: string): Promise<void> {
    await this.#screen.press(words);
  }

  async retryProducts(): Promise<void> {
    await this.#screen.press('Retry');
  }

  async undoRemoval(): Promise<void> {
    await this.#screen.press('Undo');
  }

  async toggleCouponList(): Promise<void> {
    await this.#screen.press('Apply Coupons?');
  }

  async goToCheckout(): Promise<void> {
    await this.#screen.press('Place Order');
  }

  async placeOrder(presses: Presses): Promise<void> {
    if (presses === 'twice') await this.#screen.pressTwiceInAHurry('Place Order');
    else await this.#screen.press('Place Order');
  }

  async openAddressForm(): Promise<void> {
    const atCheckout = 'Add New Address';
    await this.#screen.press((await this.#screen.reads(atCheckout)) ? atCheckout : 'New Address');
  }

  async editAddress(name: string): Promise<void> {
    await this.#screen.press('Edit', name);
  }

  async deleteAddress(name: string): Promise<void> {
    await this.#screen.press('Delete', name);
  }

  async fillSampleAddress(): Promise<void> {
    await this.#screen.press('Add Dummy Data');
  }
}

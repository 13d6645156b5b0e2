import assert from 'node:assert/strict';
import { After, AfterAll, Before, Status, setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber';
import { type AssemblyName, composeShop } from '../assemblies.ts';
import { endRun } from '../behind/endOfRun.ts';
import type { Assembly } from './contracts/Assembly.ts';
import { isFirstOfScenario } from './isFirstOfScenario.ts';

/** The shop of one scenario, on the assembly of this run. */
export class ShopWorld extends World<{ readonly assembly: AssemblyName }> {
  /** How many orders the scenario has put on the device; each has a number of its own. */
  numberOfOrders = 0;
  releasesLastFirst = false;
  /** The page of the order that was opened last. */
  orderPath = '';
  /** The product numbers that the scenario gives, by the products' names. */
  readonly productNumbers = new Map<string, number>();
  #shop: Assembly | undefined;

  get shop(): Assembly {
    assert(this.#shop, 'The shop is not composed yet');
    return this.#shop;
  }

  async compose(tags: readonly string[]): Promise<void> {
    this.#shop = await composeShop(this.parameters.assembly, tags);
  }

  async close(): Promise<void> {
    await this.#shop?.close();
  }

  /** Attaches the calls to the back-end to a failed scenario. */
  tellCalls(): void {
    const calls = this.#shop?.backEnd.calls ?? [];
    this.attach(['The back-end was asked for:', ...calls].join('\n'), 'text/plain');
  }

  /** Performs an action of the shopper and waits until the shop has settled. */
  async does(action: () => Promise<void>): Promise<void> {
    await action();
    await this.shop.settled();
  }

  /** Fills in the login form and presses its button. */
  async logIn(email: string, password: string): Promise<void> {
    await this.shop.form.fill('E-mail', email);
    await this.shop.form.fill('Password', password);
    await this.does(() => this.shop.form.submit());
  }

  /** Asserts what the shop shows, once it has settled. */
  async shows<Shown>(read: () => Promise<Shown>, expected: Shown): Promise<void> {
    await this.agrees(read, (shown) => assert.deepEqual(shown, expected));
  }

  /** Asserts something about what the shop shows, once it has settled. */
  async agrees<Shown>(read: () => Promise<Shown>, check: (shown: Shown) => void): Promise<void> {
    const deadline = Date.now() + this.shop.patience;
    for (;;) {
      await this.shop.settled();
      try {
        check(await read());
        return;
      } catch (disagreement) {
        if (Date.now() >= deadline) throw disagreement;
      }
    }
  }
}

// A step may repeat an action 25 times, on a busy machine.
setDefaultTimeout(60_000);
setWorldConstructor(ShopWorld);
Before(async function (this: ShopWorld, { pickle }) {
  await this.compose(pickle.tags.map(({ name }) => name));
});
After(async function (this: ShopWorld, { result, pickle, gherkinDocument }) {
  if (result?.status === Status.FAILED) this.tellCalls();
  if (process.env.SPEC_PICTURES && isFirstOfScenario(pickle, gherkinDocument))
    await this.shop.takePictures?.(pickle.name);
  await this.close();
});
AfterAll(endRun);

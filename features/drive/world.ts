import assert from 'node:assert/strict';
import { After, AfterAll, Before, Status, setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber';
import { type AssemblyName, composeAdmin, composeShop } from '../assemblies.ts';
import { endRun } from '../behind/endOfRun.ts';
import type { Assembly } from './contracts/Assembly.ts';
import type { AdminAssembly } from './contracts/admin/AdminDrivers.ts';
import { isFirstOfScenario } from './isFirstOfScenario.ts';

/** The folder of the scenarios about the admin. */
const ADMIN = 'features/admin/';

/** The shop or the admin of one scenario, on the assembly of this run. */
export class ShopWorld extends World<{ readonly assembly: AssemblyName }> {
  /** How many orders the scenario has put on the device; each has a number of its own. */
  numberOfOrders = 0;
  releasesLastFirst = false;
  /** The page of the order that was opened last. */
  orderPath = '';
  /** The product numbers that the scenario gives, by the products' names. */
  readonly productNumbers = new Map<string, number>();
  #shop: Assembly | undefined;
  #admin: AdminAssembly | undefined;

  get shop(): Assembly {
    assert(this.#shop, 'The shop is not composed yet');
    return this.#shop;
  }

  get admin(): AdminAssembly {
    assert(this.#admin, 'The admin is not composed yet');
    return this.#admin;
  }

  /** Composes what the scenarios of a feature file are about. */
  async compose(uri: string, tags: readonly string[]): Promise<void> {
    const { assembly } = this.parameters;
    if (uri.replaceAll('\\', '/').includes(ADMIN)) this.#admin = await composeAdmin(assembly);
    else this.#shop = await composeShop(assembly, tags);
  }

  async close(): Promise<void> {
    await this.#shop?.close();
    await this.#admin?.close();
  }

  /** Takes pictures of the shop, where there is a screen. */
  async takePictures(scenario: string): Promise<void> {
    await this.#shop?.takePictures?.(scenario);
  }

  /** Attaches the calls to the back-end to a failed scenario. */
  tellCalls(): void {
    const calls = this.#running.backEnd.calls ?? [];
    this.attach(['The back-end was asked for:', ...calls].join('\n'), 'text/plain');
  }

  /** Performs an action of the shopper or of a member of staff, and waits until what it is about has settled. */
  async does(action: () => Promise<void>): Promise<void> {
    await (this.#admin?.perform?.(action) ?? action());
    await this.#running.settled();
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
    const deadline = Date.now() + this.#running.patience;
    for (;;) {
      await this.#running.settled();
      try {
        check(await read());
        return;
      } catch (disagreement) {
        if (Date.now() >= deadline) throw disagreement;
      }
    }
  }

  get #running(): Pick<Assembly | AdminAssembly, 'settled' | 'patience' | 'backEnd'> {
    return this.#admin ?? this.shop;
  }
}

// A step may repeat an action 25 times, on a busy machine.
setDefaultTimeout(60_000);
setWorldConstructor(ShopWorld);
Before(async function (this: ShopWorld, { pickle }) {
  await this.compose(
    pickle.uri,
    pickle.tags.map(({ name }) => name),
  );
});
After(async function (this: ShopWorld, { result, pickle, gherkinDocument }) {
  if (result?.status === Status.FAILED) this.tellCalls();
  if (process.env.SPEC_PICTURES && isFirstOfScenario(pickle, gherkinDocument)) await this.takePictures(pickle.name);
  await this.close();
});
AfterAll(endRun);

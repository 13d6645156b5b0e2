import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { injectFetch } from '../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../adapters/fastify/makeServer.ts';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { productFiles } from '../../adapters/product-files/productFiles.ts';
import { type BackEnd, makeBackEnd } from '../../core/backend/BackEnd.ts';
import type { Stores } from '../../core/backend/ports/Stores.ts';
import { runShopCommand } from '../../src/commands/runShopCommand.ts';
import { ShopClient } from '../../src/commands/ShopClient.ts';

const KEY = 'the key of the commands';

/** A progress bar: title, steps, steps done, and whether it was stopped. */
type Bar = { title: string; steps: number; done: number; isStopped: boolean };

/** A shop on fakes behind its API, with a temporary folder, for tests of the shopkeeper's commands. */
export class ShopFixture {
  readonly stores: MemoryBackEndPorts;
  readonly backEnd: BackEnd;
  readonly folder: string;
  readonly printed: string[] = [];
  readonly warned: string[] = [];
  readonly bars: Bar[] = [];
  readonly #fetch: typeof fetch;

  /** `stores` replace those in memory. */
  static async make(stores: Partial<Stores> = {}): Promise<ShopFixture> {
    const fixture = new ShopFixture(await mkdtemp(join(tmpdir(), 'shop-')), stores);
    await fixture.backEnd.admin.setCommandKey(KEY);
    return fixture;
  }

  private constructor(folder: string, stores: Partial<Stores>) {
    this.folder = folder;
    this.stores = Object.assign(new MemoryBackEndPorts(), { productFiles }, stores);
    this.backEnd = makeBackEnd(this.stores);
    const invitations = { invitationsAt: 'https://shop.example', mailsInvitations: true };
    this.#fetch = injectFetch(makeServer(this.backEnd, { checkDatabase: async () => {}, ...invitations }));
  }

  get clock(): MemoryBackEndPorts['clock'] {
    return this.stores.clock;
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  async write(name: string, content: string | Uint8Array): Promise<string> {
    await writeFile(this.path(name), content);
    return this.path(name);
  }

  read(name: string): Promise<string> {
    return readFile(this.path(name), 'utf8');
  }

  run(...argv: string[]): Promise<number> {
    const changeBar = (change: Partial<Bar>) => void Object.assign(this.bars.at(-1) ?? {}, change);
    const out = {
      print: (line: string) => void this.printed.push(line),
      warn: (line: string) => void this.warned.push(line),
      startProgress: (title: string, steps: number) => void this.bars.push({ title, steps, done: 0, isStopped: false }),
      advance: (steps: number) => changeBar({ done: (this.bars.at(-1)?.done ?? 0) + steps }),
      stopProgress: () => changeBar({ isStopped: true }),
    };
    const openShop = async () => new ShopClient({ url: 'http://shop.invalid', key: KEY }, this.#fetch);
    return runShopCommand(argv, openShop, out);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}

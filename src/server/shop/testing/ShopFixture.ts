import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryStores } from '../../../../adapters/memory/backEnd/MemoryStores.ts';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import { MemoryIds } from '../../../../adapters/memory/MemoryIds.ts';
import { makeStaffUseCases } from '../../../../core/backend/BackEnd.ts';
import { runShopCommand } from '../runShopCommand.ts';
import type { ShopServices } from '../ShopServices.ts';

/** A progress bar: title, steps, steps done, and whether it was stopped. */
type Bar = { title: string; steps: number; done: number; isStopped: boolean };

/** A shop on fakes, with a temporary folder, for tests of the shopkeeper's commands. */
export class ShopFixture {
  readonly stores = new MemoryStores();
  readonly clock = new MemoryClock();
  readonly ids = new MemoryIds();
  readonly backEnd = makeStaffUseCases({ ...this.stores, clock: this.clock, ids: this.ids });
  readonly folder: string;
  configuration: ShopServices['configuration'];
  readonly printed: string[] = [];
  readonly warned: string[] = [];
  readonly bars: Bar[] = [];

  static async make(): Promise<ShopFixture> {
    return new ShopFixture(await mkdtemp(join(tmpdir(), 'shop-')));
  }

  private constructor(folder: string) {
    this.folder = folder;
    this.configuration = { dataDir: this.path('data'), imageHosts: [], host: '127.0.0.1', port: 3000 };
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  async write(name: string, content: string): Promise<string> {
    await writeFile(this.path(name), content);
    return this.path(name);
  }

  read(name: string): Promise<string> {
    return readFile(this.path(name), 'utf8');
  }

  run(...argv: string[]): Promise<number> {
    const { stores, configuration } = this;
    const changeBar = (change: Partial<Bar>) => void Object.assign(this.bars.at(-1) ?? {}, change);
    const out = {
      print: (line: string) => void this.printed.push(line),
      warn: (line: string) => void this.warned.push(line),
      startProgress: (title: string, steps: number) => void this.bars.push({ title, steps, done: 0, isStopped: false }),
      advance: () => changeBar({ done: (this.bars.at(-1)?.done ?? 0) + 1 }),
      stopProgress: () => changeBar({ isStopped: true }),
    };
    return runShopCommand(argv, { backEnd: this.backEnd, stores, configuration, out });
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}

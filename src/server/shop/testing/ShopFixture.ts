import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryStores } from '../../../../adapters/memory/backEnd/MemoryStores.ts';
import { makeImportProducts } from '../../../../core/backend/catalogue/ImportProducts.ts';
import { runShopCommand } from '../runShopCommand.ts';
import type { ShopServices } from '../ShopServices.ts';

/** A shop on fakes, with a temporary folder, for tests of the shopkeeper's commands. */
export class ShopFixture {
  readonly stores = new MemoryStores();
  readonly folder: string;
  configuration: ShopServices['configuration'];
  readonly printed: string[] = [];
  readonly warned: string[] = [];
  /** Each progress bar: title, steps, steps done, and whether it was stopped. */
  readonly bars: { title: string; steps: number; done: number; isStopped: boolean }[] = [];

  static async make(): Promise<ShopFixture> {
    return new ShopFixture(await mkdtemp(join(tmpdir(), 'shop-')));
  }

  private constructor(folder: string) {
    this.folder = folder;
    this.configuration = { dataDir: this.path('data'), imageHosts: [] };
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
    const progress = (title: string, steps: number) => {
      const bar = { title, steps, done: 0, isStopped: false };
      this.bars.push(bar);
      const advance = () => {
        bar.done += 1;
      };
      const stop = () => {
        bar.isStopped = true;
      };
      return { advance, stop };
    };
    const out = {
      print: (line: string) => void this.printed.push(line),
      warn: (line: string) => void this.warned.push(line),
      progress,
    };
    const backEnd = { importProducts: makeImportProducts(stores) };
    return runShopCommand(argv, { backEnd, stores, configuration, out });
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { atEndOfRun } from '../../../behind/endOfRun.ts';
import type { Presses } from '../../contracts/CommandDriver.ts';
import type { ChosenFile, InPage, Name, Page, Role, Which } from '../Page.ts';

/** The page in a tab of the browser, or parts of it; a call that needs one part waits for it. */
export class PlaywrightPage implements Page {
  readonly #locator: Locator;

  constructor(locator: Locator) {
    this.#locator = locator;
  }

  find(role: Role | readonly Role[], which: Name | Which = {}): Page {
    const { name, text, at }: Which = typeof which === 'string' || which instanceof RegExp ? { name: which } : which;
    const found = [role]
      .flat()
      .map((one) => this.#inPlace(one, name))
      .reduce((all, others) => all.or(others));
    const saying = text === undefined ? found : found.filter({ hasText: text });
    return new PlaywrightPage(at === undefined ? saying : saying.nth(at));
  }

  /** While toasts cover the page, one press is that of the equivalent key. */
  async press(presses: Presses = 'once'): Promise<void> {
    if (presses === 'twice') return this.#locator.dblclick();
    const isThereNews = await this.#locator
      .page()
      .evaluate(() => document.querySelector('[data-toasts] :is([role=status], [role=alert])') !== null);
    if (!isThereNews) return this.#locator.click();
    const type = await this.#locator.getAttribute('type');
    await this.#locator.press(type === 'checkbox' || type === 'radio' ? 'Space' : 'Enter');
  }

  async type(text: string): Promise<void> {
    await this.#locator.fill(text);
  }

  async choose(value: string): Promise<void> {
    await this.#locator.selectOption(value);
  }

  /** By a file on the disk: a large one would take long through the connection to the browser. */
  async attach({ name, content }: ChosenFile): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'creator-row-file-'));
    atEndOfRun(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, name), content);
    await this.#locator.setInputFiles(join(folder, name));
  }

  async texts(): Promise<readonly string[]> {
    return (await this.#locator.allTextContents()).map((text) => text.trim());
  }

  async isThere(): Promise<boolean> {
    return (await this.#locator.filter({ visible: true }).count()) > 0;
  }

  async value(): Promise<string> {
    return this.#locator.inputValue();
  }

  evaluate<Result, Given>(inPage: InPage<Result, Given | undefined>, given?: Given): Promise<Result> {
    return this.#locator.evaluateAll(inPage as (parts: Element[], given: unknown) => Result | Promise<Result>, given);
  }

  #inPlace(role: Role, name: Name | undefined): Locator {
    if (role === 'field') return this.#locator.getByLabel(name ?? /./, { exact: true });
    return this.#locator.getByRole(role, name === undefined ? {} : { name, exact: true });
  }
}

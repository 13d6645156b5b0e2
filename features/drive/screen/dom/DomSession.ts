import type { BindBackEnd, MemoryDevice } from '../../../behind/fake/MemoryDevice.ts';
import type { Page } from '../Page.ts';
import type { ScreenSession } from '../ScreenSession.ts';
import { openWindow } from './browserWindow.ts';
import { DomTab } from './DomTab.tsx';
import { nextTurn, otherThreads, setClock, tasksLeft } from './eventLoop.ts';
import { TestingLibraryPage } from './TestingLibraryPage.ts';

const FIRST_SECOND_MS = 1000;
/** After this many turns of the event loop without a task, the shop counts as idle. */
const QUIET_TURNS = 2;
/** After this many turns, the shop waits for another thread. */
const OWN_TURNS = 2000;
const MOST_TURNS = 5000;

/** One scenario's tabs as windows of this process, of which one has the browser's globals. */
export class DomSession implements ScreenSession {
  readonly #device: MemoryDevice;
  readonly #bindBackEnd: BindBackEnd;
  /** The number of held responses of the back-end. */
  readonly #heldResponses: () => number;
  #screen: 'wide' | 'small' = 'wide';
  #tab: DomTab | undefined;
  #otherTab: DomTab | undefined;

  constructor(device: MemoryDevice, bindBackEnd: BindBackEnd, heldResponses: () => number) {
    this.#device = device;
    setClock(device.clock);
    this.#bindBackEnd = bindBackEnd;
    this.#heldResponses = heldResponses;
  }

  get page(): Page {
    return new TestingLibraryPage(this.#tabInFront.user);
  }

  get isOpen(): boolean {
    return this.#tab !== undefined;
  }

  pressKey(key: string): Promise<void> {
    return this.#tabInFront.user.keyboard(`{${key}}`);
  }

  /** There is no folder for downloads: takes the file when the shop hands it to the browser. */
  async downloaded(action: () => Promise<void>): Promise<string> {
    const { createObjectURL } = URL;
    const files: (Blob | MediaSource)[] = [];
    URL.createObjectURL = (file) => {
      files.push(file);
      return '#';
    };
    try {
      await action();
      await this.settled();
    } finally {
      URL.createObjectURL = createObjectURL;
    }
    const [file] = files;
    if (!(file instanceof Blob)) throw new Error('Nothing was downloaded');
    return file.text();
  }

  useSmallScreen(): void {
    if (this.isOpen) throw new Error('The shop is open already: the screen can no longer be chosen');
    this.#screen = 'small';
  }

  async arrive(path: string): Promise<void> {
    this.#tab?.close();
    this.#tab = new DomTab(openWindow(path, this.#screen), this.#device, this.#bindBackEnd);
    await this.#tab.openShop();
  }

  async open(path: string): Promise<void> {
    await this.arrive(path);
    await this.#passFirstSecond();
  }

  async openInAnotherTab(path: string): Promise<void> {
    this.#otherTab = this.#tabInFront;
    this.#otherTab.goBehind();
    this.#tab = undefined;
    await this.open(path);
  }

  turnToOtherTab(): void {
    if (this.#otherTab === undefined) throw new Error('There is no other tab');
    [this.#tab, this.#otherTab] = [this.#otherTab, this.#tab];
    this.#otherTab?.goBehind();
    this.#tabInFront.comeToFront();
  }

  async comeBack(): Promise<void> {
    await this.#tabInFront.openShop();
    await this.#passFirstSecond();
  }

  async pass(milliseconds: number): Promise<void> {
    this.#device.clock.advance(milliseconds);
  }

  async lookAwayFor(milliseconds: number): Promise<void> {
    await this.pass(milliseconds);
    this.#device.visibility.look();
  }

  async settled(): Promise<void> {
    let quietTurns = 0;
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      await (turn < OWN_TURNS ? nextTurn() : otherThreads());
      const isIdle = tasksLeft() === 0 && (this.#areTabsIdle || this.#heldResponses() > 0);
      quietTurns = isIdle ? quietTurns + 1 : 0;
      if (quietTurns === QUIET_TURNS) return;
    }
    throw new Error(`The shop does not become idle at ${window.location.href}`);
  }

  async close(): Promise<void> {
    for (const tab of [this.#tab, this.#otherTab]) {
      tab?.comeToFront();
      tab?.close();
    }
    while (tasksLeft() > 0) await nextTurn();
    setClock(undefined);
  }

  get #tabInFront(): DomTab {
    if (this.#tab === undefined) throw new Error('The shop is not open');
    return this.#tab;
  }

  get #areTabsIdle(): boolean {
    return [this.#tab, this.#otherTab].every((tab) => tab === undefined || tab.isIdle);
  }

  /** The spinner's second starts once the shop is rendered. */
  async #passFirstSecond(): Promise<void> {
    await this.settled();
    await this.pass(FIRST_SECOND_MS);
  }
}

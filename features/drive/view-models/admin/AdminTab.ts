import { when } from 'mobx';
import { MemorySingleKeys } from '../../../../adapters/memory/admin/MemorySingleKeys.ts';
import type { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import { MemoryVisibility } from '../../../../adapters/memory/MemoryVisibility.ts';
import { SINGLE_KEYS } from '../../../../src/admin/keys/tokens.ts';
import { VISIBILITY } from '../../../../src/admin/live/tokens.ts';
import { beginningElsewhere, maySee, pageAt } from '../../../../src/admin/open/pageAt.ts';
import { STAFF_SESSION } from '../../../../src/admin/session/tokens.ts';
import { compose } from '../../../../src/admin/wiring/compose.ts';
import { PORTS } from '../../../../src/shared/container/portTokens.ts';
import type { ShopContainer } from '../../../../src/shared/container/ShopContainer.ts';
import type { Token } from '../../../../src/shared/container/token.ts';

type Stop = () => void;

/** The admin in a tab of a browser that has no screen: its view-models, and the address that it is at. */
export class AdminTab {
  readonly visibility = new MemoryVisibility();
  readonly clock: MemoryClock;
  readonly #bindBackEnd: (admin: ShopContainer) => void;
  #admin: ShopContainer | undefined;
  #address = new URL('http://shop.test/admin');
  #viewModels = new Map<unknown, object>();
  #stops: Stop[] = [];
  /** The page and the person that the view-models are of. */
  #page = '';
  #person = '';
  /** What a page does when it appears, by its name. */
  readonly #appearances = new Map<string, () => unknown>();

  constructor(bindBackEnd: (admin: ShopContainer) => void, clock: MemoryClock) {
    this.clock = clock;
    this.#bindBackEnd = bindBackEnd;
  }

  get address(): URL {
    return this.#address;
  }

  get isIdle(): boolean {
    return this.#admin === undefined || this.session.isIdle;
  }

  get session() {
    return this.admin.get(STAFF_SESSION);
  }

  get admin(): ShopContainer {
    if (this.#admin === undefined) throw new Error('The admin is not open');
    return this.#admin;
  }

  /** Opens the admin anew at a path, as a browser does with a page. */
  async open(path: string): Promise<void> {
    this.close();
    this.#admin = compose((admin) => {
      this.#bindBackEnd(admin);
      admin.bindValue(SINGLE_KEYS, new MemorySingleKeys());
      admin.bindValue(VISIBILITY, this.visibility);
      admin.bindValue(PORTS.log, new MemoryLog());
      admin.bindValue(PORTS.clock, this.clock);
    });
    this.#address = new URL(path, this.#address);
    await this.session.open();
  }

  /** Performs an action until it is done, or waits for somebody to sign in again. */
  async perform(action: () => Promise<void>): Promise<void> {
    const isAsked = when(() => this.#admin !== undefined && this.session.isFormOpen);
    await Promise.race([action(), isAsked]);
    isAsked.cancel();
  }

  /** Follows a link within the admin. */
  goTo(path: string): void {
    this.#leave();
    this.#address = new URL(path, this.#address);
  }

  /** Says what a page does when it appears. */
  whenShown(page: string, appears: () => unknown): void {
    this.#appearances.set(page, appears);
  }

  /** Lets the page appear that is shown now. */
  follow(): void {
    if (this.#admin === undefined) return;
    this.#arriveAt(this.shown);
    this.#appearances.get(this.#page)?.();
  }

  /** Returns the view-model of the page at the address; creates and starts it when it is first used there. */
  on<ViewModel extends object>(
    page: string,
    token: Token<ViewModel>,
    start: (viewModel: ViewModel) => Stop | undefined = () => undefined,
  ): ViewModel {
    if (this.shown !== page) throw new Error(`${this.shown} is shown, not ${page}`);
    this.#arriveAt(page);
    const existing = this.#viewModels.get(token);
    if (existing !== undefined) return existing as ViewModel;
    const viewModel = this.admin.get(token);
    this.#viewModels.set(token, viewModel);
    const stop = start(viewModel);
    if (stop !== undefined) this.#stops.push(stop);
    return viewModel;
  }

  /** The name of what is shown. */
  get shown(): string {
    const { status, staff } = this.session;
    const at = pageAt(this.#address.pathname);
    const elsewhere = staff && beginningElsewhere(staff.role, at);
    const page = elsewhere === undefined ? at : pageAt(elsewhere);
    if (page?.isPublic) return page.title;
    if (status !== 'signed-in') return status === 'signed-out' ? 'Sign in' : status;
    if (page !== undefined && !maySee(staff?.role, page)) return 'Your role does not allow this';
    return page?.title ?? 'Page not found';
  }

  /** Closes the tab. */
  close(): void {
    this.#leave();
    this.#admin = undefined;
  }

  /** Another page, person or role begins with view-models of its own. */
  #arriveAt(page: string): void {
    const { staff } = this.session;
    const person = staff === undefined ? '' : `${staff.id}, ${staff.role}`;
    if (this.#page !== page || this.#person !== person) this.#leave();
    this.#page = page;
    this.#person = person;
  }

  #leave(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#viewModels.clear();
  }
}

/** Returns the texts that say something. */
export function said(...texts: readonly (string | undefined)[]): readonly string[] {
  return texts.filter((text) => text !== undefined && text !== '') as readonly string[];
}

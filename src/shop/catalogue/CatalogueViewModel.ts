import { makeAutoObservable, observableRef, when } from 'mobx';
import type { CatalogueOptions } from '../../../core/domain/catalogue/facets/firstOptions.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import type { AskCatalogue } from '../../../core/storefront/catalogue/AskCatalogue.ts';
import { ask, type CatalogueAnswer, type CatalogueQuestion, nameOf } from './CatalogueQuestion.ts';
import { CatalogueRequest, type CatalogueRequestParts, type CatalogueStatus } from './CatalogueRequest.ts';

export type CatalogueParts = CatalogueRequestParts & { readonly askCatalogue: AskCatalogue };

type Asked<Question extends CatalogueQuestion> = {
  readonly question: Question;
  readonly request: CatalogueRequest<CatalogueAnswer<Question>>;
  /** The request of the options that it was asked after. */
  readonly after: CatalogueRequest<CatalogueOptions>;
};

/** How many answers are kept. */
const LIMIT = 100;
/** How old the answers may be when the shopper comes back to the tab, in milliseconds. */
const FRESH_MS = 60_000;
const NO_OPTIONS: CatalogueOptions = { categories: [], people: [], influencers: [], influencerCount: 0 };

/** The catalogue; shared by every page that shows a product. */
export class CatalogueViewModel {
  private optionsRequest: CatalogueRequest<CatalogueOptions> | undefined = undefined;
  /** By the question's name, the latest at the end. */
  private readonly asked = new Map<string, Asked<CatalogueQuestion>>();
  /** When the catalogue was last received, in milliseconds since 1970. */
  private receivedAt = 0;
  private readonly parts: CatalogueParts;

  constructor(parts: CatalogueParts) {
    this.parts = parts;
    makeAutoObservable<this, 'optionsRequest' | 'asked' | 'receivedAt' | 'parts'>(
      this,
      { optionsRequest: observableRef, asked: false, receivedAt: false, parts: false },
      { autoBind: true },
    );
  }

  /** Whether the options are there. */
  get status(): CatalogueStatus {
    return this.optionsRequest?.status ?? 'loading';
  }

  /** The questions that were asked and are kept, besides the options. */
  questions(): readonly CatalogueQuestion[] {
    return [...this.asked.values()].map(({ question }) => question);
  }

  get options(): CatalogueOptions {
    return this.optionsRequest?.value ?? NO_OPTIONS;
  }

  /** The product with the numeric id of an address; undefined when there is none or it is not there yet. */
  productById(id: string | undefined): Product | undefined {
    return this.requestById(id)?.value;
  }

  /** The request of the product with this id, such as for its state. */
  requestById(id: string | undefined): CatalogueRequest<Product | undefined> | undefined {
    return id === undefined ? undefined : this.request({ kind: 'product', wanted: { id } });
  }

  productByKey(key: string): Product | undefined {
    return this.request({ kind: 'product', wanted: { key } })?.value;
  }

  /** Other pieces like the product, those of its creator first, as far as they are there. */
  moreLike({ id }: Product): readonly Product[] {
    return this.request({ kind: 'more', id: String(id) })?.value ?? [];
  }

  /**
   * Returns the request of a question to the catalogue: the same for the same question. It is sent when it is first asked for.
   * Undefined until the catalogue is loaded for the first time. After the catalogue is renewed, the same question is sent again when it
   * is next asked for, and has its last answer until then.
   */
  request<Question extends CatalogueQuestion>(
    question: Question,
  ): CatalogueRequest<CatalogueAnswer<Question>> | undefined {
    const { optionsRequest: after } = this;
    if (after === undefined) return undefined;
    const { askCatalogue, ...parts } = this.parts;
    const name = nameOf(question);
    const known = this.asked.get(name) as Asked<Question> | undefined;
    const send = () => askCatalogue((catalogue) => ask(catalogue, question));
    const request = known?.after === after ? known.request : new CatalogueRequest(parts, send, known?.request);
    this.asked.delete(name);
    this.asked.set(name, { question, request, after });
    const [oldest] = this.asked.keys();
    if (this.asked.size > LIMIT && oldest !== undefined) this.asked.delete(oldest);
    return request;
  }

  /** Requests the options, and everything again that has failed. */
  async load(): Promise<void> {
    const { askCatalogue, ...parts } = this.parts;
    const failed = this.requests().filter(({ status }) => status === 'failed');
    const options = this.optionsRequest;
    if (options === undefined) {
      this.requestOptions();
      await when(() => this.status !== 'loading');
      this.receivedAt = parts.clock.now();
    } else {
      if (options.status !== 'ready') failed.unshift(options);
      await Promise.all(failed.map((request) => request.load()));
    }
  }

  /** Loads the catalogue and the answers to these questions. Resolves with whether all are there. */
  async loadWith(questions: readonly CatalogueQuestion[]): Promise<boolean> {
    await this.load();
    if (this.status !== 'ready') return false;
    for (const question of questions) {
      const request = this.request(question);
      await when(() => request?.status !== 'loading');
    }
    return this.requests().every(({ status }) => status === 'ready');
  }

  /**
   * Asks for the catalogue again when it was received at least a minute ago, or the device's clock was changed by as much since. What is
   * shown stays until other answers are there, and when there are none. Returns whether it asks.
   */
  renew(): boolean {
    const { askCatalogue, pendingWork, clock } = this.parts;
    if (this.status !== 'ready' || Math.abs(clock.now() - this.receivedAt) < FRESH_MS) return false;
    const renewed = Promise.resolve(askCatalogue((catalogue) => catalogue.renew()));
    void pendingWork.track(
      renewed.then((outcome) => {
        if (outcome.outcome !== 'answered') return;
        this.receivedAt = clock.now();
        if (outcome.value) this.requestOptions();
      }),
    );
    return true;
  }

  private requestOptions(): void {
    const { askCatalogue, ...parts } = this.parts;
    const send = () => askCatalogue((catalogue) => catalogue.options());
    this.optionsRequest = new CatalogueRequest(parts, send, this.optionsRequest);
  }

  private requests(): CatalogueRequest<unknown>[] {
    return [...this.asked.values()].map(({ request }) => request);
  }
}

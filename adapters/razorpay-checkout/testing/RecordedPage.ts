import type { ProviderPage } from '../Provider.ts';

/** A page for tests that fetches nothing: it holds the script elements put into it, and a test says how each one fares. */
export class RecordedPage implements ProviderPage {
  Razorpay: unknown = undefined;
  /** Every script element ever put in, first one first. */
  readonly scripts: HTMLScriptElement[] = [];
  /** The script elements that are in the page now. */
  readonly head: HTMLElement;
  readonly document: ProviderPage['document'];

  /** Elements are made by the given document but never connected to it. */
  constructor(maker: Document) {
    this.head = maker.createElement('div');
    this.document = {
      createElement: (tagName) => maker.createElement(tagName),
      head: {
        append: (script) => {
          this.scripts.push(script);
          this.head.append(script);
        },
      },
    };
  }

  get addresses(): readonly string[] {
    return this.scripts.map((script) => script.getAttribute('src') ?? '');
  }

  /** The script put in last arrives and leaves `provider` behind. */
  scriptArrives(provider: unknown): void {
    this.Razorpay = provider;
    this.scripts.at(-1)?.dispatchEvent(new Event('load'));
  }

  /** The script put in last cannot be had. */
  scriptFails(): void {
    this.scripts.at(-1)?.dispatchEvent(new Event('error'));
  }
}

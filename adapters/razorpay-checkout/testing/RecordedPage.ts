import type { ProviderPage } from '../Provider.ts';

/** A page for tests that loads no script. It records the script elements; the test decides whether each one loads or fails. */
export class RecordedPage implements ProviderPage {
  Razorpay: unknown = undefined;
  /** All script elements that were added, the oldest first. */
  readonly scripts: HTMLScriptElement[] = [];
  /** The parent of the script elements that have not been removed. */
  readonly head: HTMLElement;
  readonly document: ProviderPage['document'];

  /** Creates elements with the given document, without adding them to it. */
  constructor(document: Document) {
    this.head = document.createElement('div');
    this.document = {
      createElement: (tagName) => document.createElement(tagName),
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

  /** The latest script loads and defines `provider`. */
  scriptArrives(provider: unknown): void {
    this.Razorpay = provider;
    this.scripts.at(-1)?.dispatchEvent(new Event('load'));
  }

  /** The latest script fails to load. */
  scriptFails(): void {
    this.scripts.at(-1)?.dispatchEvent(new Event('error'));
  }
}

import { CompressedText } from '../CompressedText.ts';
import type { PageRenderer, RenderedCatalogue } from '../ServerOptions.ts';

/** How many bytes of HTML are kept; the compressed documents take about a quarter of it in addition. */
const MOST_BYTES = 64_000_000;
const OK = 200;

type RenderedPage = { readonly status: number; readonly document: CompressedText };

/** Renders each page once, and keeps it in memory as long as the catalogue stands. */
export class RenderedPages {
  readonly #renderer: PageRenderer;
  readonly #mostBytes: number;
  /** The least recently used page is the first. */
  readonly #kept = new Map<string, RenderedPage>();
  readonly #rendering = new Map<string, Promise<RenderedPage>>();
  #version: number | undefined;
  #bytes = 0;

  constructor(renderer: PageRenderer, mostBytes: number = MOST_BYTES) {
    this.#renderer = renderer;
    this.#mostBytes = mostBytes;
  }

  /** Resolves with the page at a path. Rejects when rendering fails. */
  async page(path: string, catalogue: RenderedCatalogue, origin: string): Promise<RenderedPage> {
    if (catalogue.version !== this.#version) this.#clear(catalogue.version);
    const key = `${catalogue.version} ${origin}${path}`;
    const kept = this.#kept.get(key);
    if (kept === undefined) return this.#rendering.get(key) ?? this.#start(key, path, catalogue, origin);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }

  #start(key: string, ...page: Parameters<PageRenderer['render']>): Promise<RenderedPage> {
    const rendering = this.#render(key, page).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #render(key: string, page: Parameters<PageRenderer['render']>): Promise<RenderedPage> {
    const { status, html } = await this.#renderer.render(...page);
    const rendered = { status, document: new CompressedText(html) };
    if (status === OK && page[1].version === this.#version) this.#keep(key, rendered);
    return rendered;
  }

  #keep(key: string, page: RenderedPage): void {
    this.#kept.set(key, page);
    this.#bytes += page.document.bytes;
    for (const [oldest, { document }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= document.bytes;
    }
  }

  #clear(version: number): void {
    this.#version = version;
    this.#kept.clear();
    this.#bytes = 0;
  }
}

import { type ComponentType, lazy } from 'react';
import type { ChunkLoader } from './useChunkLoader.ts';

/** A component in a script chunk of its own. */
export class LazyChunk<Props extends object> {
  readonly #importComponent: () => Promise<ComponentType<Props>>;
  #component: ComponentType<Props> | undefined;
  #hasFailed = false;

  constructor(importComponent: () => Promise<ComponentType<Props>>) {
    this.#importComponent = importComponent;
  }

  /** Returns the component; until its chunk is loaded, it suspends, and if loading fails, it throws. */
  component(load: ChunkLoader): ComponentType<Props> {
    this.#component ??= lazy(async () => ({ default: await load(this.#importComponent).catch(this.#fail) }));
    return this.#component;
  }

  /** Loads the chunk ahead of time. Once it is loaded, the component does not suspend. */
  async preload(load: ChunkLoader): Promise<void> {
    if (this.#component !== undefined) return;
    const component = await load(this.#importComponent);
    this.#component ??= component;
  }

  /** After a failure, lets the next `component()` load the chunk again. */
  reset(): void {
    if (this.#hasFailed) this.#component = undefined;
    this.#hasFailed = false;
  }

  readonly #fail = (error: unknown): never => {
    this.#hasFailed = true;
    throw error;
  };
}

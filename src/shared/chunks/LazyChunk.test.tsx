import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, it, vi } from 'vitest';
import { LazyChunk } from './LazyChunk.ts';
import type { ChunkLoader } from './useChunkLoader.ts';

const load: ChunkLoader = (importer) => importer();
const Page = () => <p>The page</p>;

async function draw(chunk: LazyChunk<object>): Promise<string> {
  const Component = chunk.component(load);
  const { prelude } = await prerender(<Component />, { onError: () => undefined });
  return new Response(prelude).text();
}

describe('LazyChunk', () => {
  it('loads its component once', async () => {
    const importer = vi.fn(async () => Page);
    const chunk = new LazyChunk(importer);
    expect(await draw(chunk)).toContain('The page');
    expect(await draw(chunk)).toContain('The page');
    expect(importer).toHaveBeenCalledTimes(1);
  });

  it('loads its component again after a failure, once it is reset', async () => {
    const importer = vi.fn(async () => Page).mockRejectedValueOnce(new Error('Offline'));
    const chunk = new LazyChunk(importer);
    await expect(draw(chunk)).rejects.toThrow('Offline');
    await expect(draw(chunk)).rejects.toThrow('Offline');
    chunk.reset();
    expect(await draw(chunk)).toContain('The page');
    expect(importer).toHaveBeenCalledTimes(2);
  });

  it('keeps a loaded component when it is reset', () => {
    const chunk = new LazyChunk(async () => Page);
    const component = chunk.component(load);
    chunk.reset();
    expect(chunk.component(load)).toBe(component);
  });

  it('does not suspend once it is preloaded', async () => {
    const chunk = new LazyChunk(async () => Page);
    await chunk.preload(load);
    const Component = chunk.component(load);
    expect(renderToStaticMarkup(<Component />)).toBe('<p>The page</p>');
  });
});

import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { CHUNK_LIMIT_MS, loadChunk } from './loadChunk.ts';

const never = () => new Promise<string>(() => undefined);

describe('A script chunk', () => {
  it('that comes is handed on', async () => {
    expect(await loadChunk(async () => 'the page', new MemoryClock())).toBe('the page');
  });

  it('that fails is reported as a ChunkLoadError, with its cause [spec 8.chunk-load-error]', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const refused = loadChunk(() => Promise.reject(cause), new MemoryClock());
    await expect(refused).rejects.toMatchObject({ name: 'ChunkLoadError', cause });
    await expect(refused).rejects.toBeInstanceOf(ChunkLoadError);
  });

  it('whose import throws at once is reported as a ChunkLoadError too [spec 8.chunk-load-error]', async () => {
    const throwing = (): Promise<string> => {
      throw new Error('No imports here');
    };
    await expect(loadChunk(throwing, new MemoryClock())).rejects.toMatchObject({ name: 'ChunkLoadError' });
  });

  it('has 120000 ms to load, and not one more [spec 8.chunk-load-error, 9.chunk-timeout]', async () => {
    const clock = new MemoryClock();
    let settled = false;
    const loading = loadChunk(never, clock).finally(() => {
      settled = true;
    });
    const refused = expect(loading).rejects.toMatchObject({ name: 'ChunkLoadError' });
    clock.advance(119_999);
    await new Promise(setImmediate);
    expect(settled).toBe(false);
    clock.advance(1);
    await refused;
    expect(CHUNK_LIMIT_MS).toBe(120_000);
  });
});

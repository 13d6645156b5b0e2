import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../memory/MemoryClock.ts';
import { MemoryToasts } from '../memory/MemoryToasts.ts';
import { LazyToasts } from './LazyToasts.ts';

/** Lazy toasts whose loading the test completes or fails. */
function toastsToCome() {
  const page = new EventTarget();
  const [memory, plain] = [new MemoryToasts(new MemoryClock()), new MemoryToasts(new MemoryClock())];
  const asked: { come(): void; fail(): void }[] = [];
  const load = () =>
    new Promise<MemoryToasts>((resolve, reject) => {
      asked.push({ come: () => resolve(memory), fail: () => reject(new Error('The script cannot be had')) });
    });
  const textsOf = (shown: MemoryToasts) => () => shown.held.map(({ kind, text }) => `${kind}: ${text}`);
  return { toasts: new LazyToasts(load, plain, page), page, asked, texts: textsOf(memory), plainTexts: textsOf(plain) };
}

describe('Lazy toasts', () => {
  it('are not loaded before the first toast or input', () => {
    expect(toastsToCome().asked).toHaveLength(0);
  });

  it('show the queued toasts in order after loading', async () => {
    const { toasts, asked, texts } = toastsToCome();
    toasts.error('Please login first!');
    toasts.success('Logged in');
    expect(asked).toHaveLength(1);
    asked[0]?.come();
    await expect.poll(texts).toEqual(['error: Please login first!', 'success: Logged in']);
    toasts.success('Added');
    await expect.poll(texts).toEqual(['error: Please login first!', 'success: Logged in', 'success: Added']);
    expect(asked).toHaveLength(1);
  });

  it.each(['pointerdown', 'keydown'])("are loaded right after the shopper's first %s, once", async (move) => {
    const { toasts, page, asked, texts } = toastsToCome();
    page.dispatchEvent(new Event(move));
    page.dispatchEvent(new Event(move));
    expect(asked).toHaveLength(0);
    await expect.poll(() => asked).toHaveLength(1);
    toasts.success('Added');
    asked[0]?.come();
    await expect.poll(texts).toEqual(['success: Added']);
    expect(asked).toHaveLength(1);
  });

  it('are shown without the library when it cannot be loaded, and retry at the next input', async () => {
    const { toasts, page, asked, texts, plainTexts } = toastsToCome();
    toasts.error('Some Error Occurred!');
    asked[0]?.fail();
    await expect.poll(plainTexts).toEqual(['error: Some Error Occurred!']);
    page.dispatchEvent(new Event('pointerdown'));
    await expect.poll(() => asked).toHaveLength(2);
    asked[1]?.come();
    toasts.success('Added');
    await expect.poll(texts).toEqual(['success: Added']);
    expect(plainTexts()).toHaveLength(1);
  });
});

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ScriptLoader } from './ScriptLoader.ts';
import { RecordedPage } from './testing/RecordedPage.ts';
import { RecordedProvider } from './testing/RecordedProvider.ts';

/** A fake clock: `strike` calls all pending timers. */
class Alarm {
  readonly waiting = new Map<() => void, number>();

  now(): number {
    return 0;
  }

  after(milliseconds: number, callback: () => void): () => void {
    this.waiting.set(callback, milliseconds);
    return () => this.waiting.delete(callback);
  }

  strike(): void {
    for (const callback of this.waiting.keys()) callback();
    this.waiting.clear();
  }
}

function start(url = 'https://provider.example/checkout.js') {
  const page = new RecordedPage(document);
  const alarm = new Alarm();
  const { Razorpay } = new RecordedProvider();
  return { page, alarm, Razorpay, loader: new ScriptLoader(url, page, alarm) };
}

describe("The provider's script is loaded when it is first needed", () => {
  it('and only once', async () => {
    const { page, alarm, Razorpay, loader } = start();
    expect(page.scripts).toEqual([]);
    const first = loader.load();
    expect(page.addresses).toEqual(['https://provider.example/checkout.js']);
    expect([...alarm.waiting.values()]).toEqual([10_000]);
    page.scriptArrives(Razorpay);
    expect(await first).toBe(Razorpay);
    expect(await loader.load()).toBe(Razorpay);
    expect(page.scripts).toHaveLength(1);
    expect(page.head.children).toHaveLength(1);
    expect(alarm.waiting.size).toBe(0);
  });
});

describe("The provider's script failing to load counts as an error with a description", () => {
  it('when the request fails', async () => {
    const { page, alarm, loader } = start();
    const loading = loader.load();
    page.scriptFails();
    await expect(loading).rejects.toThrow('The payment provider could not be reached');
    expect(page.head.children).toHaveLength(0);
    expect(alarm.waiting.size).toBe(0);
  });

  it('when it hangs for 10 seconds', async () => {
    const { page, alarm, loader } = start();
    const loading = loader.load();
    alarm.strike();
    await expect(loading).rejects.toThrow('The payment provider took too long to answer');
    expect(page.head.children).toHaveLength(0);
  });

  it('when it does not define the provider', async () => {
    const { page, loader } = start();
    const loading = loader.load();
    page.scriptArrives(undefined);
    await expect(loading).rejects.toThrow('The payment provider could not be started');
    expect(page.head.children).toHaveLength(0);
  });
});

describe('A retry after a failure or timeout uses a different URL', () => {
  it('and can succeed', async () => {
    const { page, alarm, Razorpay, loader } = start();
    const hung = loader.load();
    alarm.strike();
    await expect(hung).rejects.toThrow();
    const failed = loader.load();
    page.scriptFails();
    await expect(failed).rejects.toThrow();
    const third = loader.load();
    page.scriptArrives(Razorpay);
    expect(await third).toBe(Razorpay);
    expect(page.addresses).toEqual([
      'https://provider.example/checkout.js',
      'https://provider.example/checkout.js?retry=1',
      'https://provider.example/checkout.js?retry=2',
    ]);
  });

  it('that keeps its query string', async () => {
    const { page, loader } = start('/checkout.js?v=1');
    const failed = loader.load();
    page.scriptFails();
    await expect(failed).rejects.toThrow();
    loader.load().catch(() => {});
    expect(page.addresses).toEqual(['/checkout.js?v=1', '/checkout.js?v=1&retry=1']);
  });

  it('unless the first script has loaded late', async () => {
    const { page, alarm, Razorpay, loader } = start();
    const hung = loader.load();
    alarm.strike();
    await expect(hung).rejects.toThrow();
    page.scriptArrives(Razorpay);
    expect(await loader.load()).toBe(Razorpay);
    expect(page.scripts).toHaveLength(1);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { HttpProducts } from '../../adapters/http/catalogue/HttpProducts.ts';
import { HttpApi } from '../../adapters/http/HttpApi.ts';
import { ConnectionMonitor } from '../../core/storefront/ports/ConnectionMonitor.ts';

const A_DAY = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
});

describe('the client sets no timeout [spec 7.json-no-timeout]', () => {
  it('waits a day for a response and accepts it then', async () => {
    vi.useFakeTimers();
    let answerNow: (response: Response) => void = () => expect.unreachable('the call was not made');
    const fetch = vi.fn((_input: RequestInfo | URL, _init?: RequestInit) => {
      return new Promise<Response>((resolve) => {
        answerNow = resolve;
      });
    });
    const answered = vi.fn();
    const asking = new HttpProducts(new HttpApi({ fetch, monitor: new ConnectionMonitor() }))
      .catalogue()
      .then(answered, answered);
    expect(vi.getTimerCount()).toBe(0);
    expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('signal');
    await vi.advanceTimersByTimeAsync(A_DAY);
    expect(answered).not.toHaveBeenCalled();
    answerNow(new Response('{"products":[]}'));
    await asking;
    expect(answered).toHaveBeenCalledExactlyOnceWith({ products: [] });
  });
});

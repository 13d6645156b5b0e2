import { describe, expect, it } from 'vitest';
import { WebShare } from './WebShare.ts';

const cap = { title: 'Sun Cap', path: '/product-details/3' };
const url = 'https://shop.example/product-details/3';

function browser({ share, copy }: { share?: () => Promise<void>; copy?: () => Promise<void> }) {
  const calls: unknown[] = [];
  const navigator = {
    ...(share && { share: (data: object) => [calls.push(data), share()][1] as Promise<void> }),
    ...(copy && { clipboard: { writeText: (text: string) => [calls.push(text), copy()][1] as Promise<void> } }),
  };
  return { calls, sharing: new WebShare({ location: { origin: 'https://shop.example' }, navigator }) };
}

const works = () => Promise.resolve();
const failsWith = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('Sharing in the browser', () => {
  it('offers what the browser offers', async () => {
    const { calls, sharing } = browser({ share: works, copy: works });
    expect(await sharing.share(cap)).toBe('offered');
    expect(calls).toEqual([{ title: 'Sun Cap', url }]);
  });

  it('copies nothing when the shopper dismisses the offer', async () => {
    const { calls, sharing } = browser({ share: failsWith('AbortError'), copy: works });
    expect(await sharing.share(cap)).toBe('offered');
    expect(calls).toHaveLength(1);
  });

  it.each([undefined, failsWith('NotAllowedError')])('copies the address without an offer', async (share) => {
    const { calls, sharing } = browser({ copy: works, ...(share && { share }) });
    expect(await sharing.share(cap)).toBe('copied');
    expect(calls.at(-1)).toBe(url);
  });

  it.each([undefined, failsWith('NotAllowedError')])('rejects when it can do neither', async (copy) => {
    const { sharing } = browser(copy ? { copy } : {});
    await expect(sharing.share(cap)).rejects.toThrow();
  });
});

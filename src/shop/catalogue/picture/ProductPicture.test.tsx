// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProductPicture } from './ProductPicture.tsx';

const picture = {
  files: '/pictures/products/7',
  widths: [400, 800],
  formats: ['avif', 'webp'],
  width: 800,
  height: 1000,
  placeholder: 'data:image/webp;base64,UklGRg==',
};

const props = { image: '/pictures/products/7.jpg', alt: 'Tote', name: 'tote', place: 'card' } as const;

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let container: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  container = document.createElement('div');
  root = createRoot(container);
});
afterEach(() => act(() => root.unmount()));

function show(different: Partial<Parameters<typeof ProductPicture>[0]> = {}): void {
  act(() => root.render(<ProductPicture {...props} picture={picture} {...different} />));
}

function attribute(selector: string, name: string): string | null | undefined {
  return container.querySelector(selector)?.getAttribute(name);
}

function failToLoad(): void {
  act(() => void container.querySelector('img')?.dispatchEvent(new Event('error')));
}

describe("A product's picture", () => {
  it('offers every format in every width, the preferred format first', () => {
    show();
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map((source) => [source.type, source.srcset])).toEqual([
      ['image/avif', '/pictures/products/7-400.avif 400w, /pictures/products/7-800.avif 800w'],
      ['image/webp', '/pictures/products/7-400.webp 400w, /pictures/products/7-800.webp 800w'],
    ]);
  });

  it('tells the browser how wide it is where it stands', () => {
    show({ place: 'thumbnail' });
    expect(attribute('source', 'sizes')).toBe('48px');
  });

  it('keeps its place with its shape and a placeholder until it has come', () => {
    show();
    expect([attribute('img', 'width'), attribute('img', 'height')]).toEqual(['800', '1000']);
    expect(attribute('picture', 'style')).toContain(picture.placeholder);
  });

  it('waits until it is near, unless it is seen at once; one is wanted first, those that wait last', () => {
    const loadingOf = () => [attribute('img', 'loading'), attribute('img', 'fetchpriority')];
    show();
    expect(loadingOf()).toEqual(['lazy', 'low']);
    show({ isSeenAtOnce: true });
    expect(loadingOf()).toEqual(['eager', 'auto']);
    show({ isSeenAtOnce: true, isFirst: true });
    expect(loadingOf()).toEqual(['eager', 'high']);
  });

  it('is the plain file where there is no other', () => {
    show({ picture: undefined });
    expect(container.querySelectorAll('source')).toHaveLength(0);
    expect(attribute('img', 'src')).toBe(props.image);
  });
});

describe("A product's picture that does not come", () => {
  it('is tried again as the plain file, then its first letter stands there by its name', () => {
    show();
    failToLoad();
    expect(container.querySelectorAll('source')).toHaveLength(0);
    expect(attribute('img', 'src')).toBe(props.image);
    failToLoad();
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('T');
    expect(attribute('[role=img]', 'aria-label')).toBe('Tote');
  });

  it('is not told of where the name stands beside it', () => {
    show({ alt: '', picture: undefined });
    failToLoad();
    expect(attribute('svg', 'aria-hidden')).toBe('true');
  });

  it('does not stand in the way of the next one', () => {
    show();
    failToLoad();
    failToLoad();
    show({ picture: { ...picture, files: '/pictures/products/8' } });
    expect(attribute('source', 'srcset')).toContain('/pictures/products/8-400.avif');
  });
});

// @vitest-environment happy-dom
import { act } from 'react';
import { toast } from 'react-hot-toast';
import { afterEach, expect, it, vi } from 'vitest';
import { renderToaster } from './renderToaster.ts';

afterEach(() => {
  act(() => toast.remove());
  vi.unstubAllGlobals();
});

it('Toasts stand beside the shop, in a place that a dialog leaves to screen readers', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const shop = document.body.appendChild(document.createElement('main'));
  const toasts = await act(async () => renderToaster(document));
  act(() => toasts.error('Please login first!'));
  const [news] = document.querySelectorAll('[role=alert]');
  expect(news?.textContent).toBe('Please login first!');
  expect(shop.contains(news ?? null)).toBe(false);
  expect(document.querySelector('body > [aria-live]')?.contains(news ?? null)).toBe(true);
});

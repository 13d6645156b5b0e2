// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type RenderedToaster, renderToaster } from './renderToaster.ts';

let toaster: RenderedToaster;

afterEach(() => {
  act(() => toaster.remove());
  vi.useRealTimers();
  expect(document.querySelector('[data-toasts]')).toBeNull();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('Toasts are in the data-toasts element; one that fades out is hidden from screen readers', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  toaster = await act(async () => renderToaster(document));
  act(() => toaster.toasts.success('Added'));
  const news = document.querySelector('[data-toasts] [role=status]');
  expect([news?.textContent, news?.closest('[aria-hidden=true]')]).toEqual(['Added', null]);
  act(() => vi.advanceTimersByTime(1500));
  expect(news?.isConnected).toBe(true);
  expect(news?.closest('[aria-hidden=true]')).not.toBeNull();
});

it('The toast container is beside the shop and stays exposed to screen readers while a dialog is open', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const shop = document.body.appendChild(document.createElement('main'));
  toaster = await act(async () => renderToaster(document));
  act(() => toaster.toasts.error('Please login first!'));
  const [news] = document.querySelectorAll('[role=alert]');
  expect(news?.textContent).toBe('Please login first!');
  expect(shop.contains(news ?? null)).toBe(false);
  expect(document.querySelector('body > [aria-live]')?.contains(news ?? null)).toBe(true);
});

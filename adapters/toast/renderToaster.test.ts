// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RenderedToaster, renderToaster } from './renderToaster.ts';

// The files of a worker share one document.
let page: Document;
let toaster: RenderedToaster;

beforeEach(() => {
  page = document.implementation.createHTMLDocument();
});

afterEach(() => {
  act(() => toaster.remove());
  vi.useRealTimers();
  expect(page.querySelector('[data-toasts]')).toBeNull();
  vi.unstubAllGlobals();
});

it('Toasts are in the data-toasts element; one that fades out is hidden from screen readers', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  toaster = await act(async () => renderToaster(page));
  act(() => toaster.toasts.success('Added'));
  const news = page.querySelector('[data-toasts] [role=status]');
  expect([news?.textContent, news?.closest('[aria-hidden=true]')]).toEqual(['Added', null]);
  act(() => vi.advanceTimersByTime(1500));
  expect(news?.isConnected).toBe(true);
  expect(news?.closest('[aria-hidden=true]')).not.toBeNull();
});

it('The toast container is beside the shop and stays exposed to screen readers while a dialog is open', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const shop = page.body.appendChild(page.createElement('main'));
  toaster = await act(async () => renderToaster(page));
  act(() => toaster.toasts.error('Please login first!'));
  const [news] = page.querySelectorAll('[role=alert]');
  expect(news?.textContent).toBe('Please login first!');
  expect(shop.contains(news ?? null)).toBe(false);
  expect(page.querySelector('body > [aria-live]')?.contains(news ?? null)).toBe(true);
});

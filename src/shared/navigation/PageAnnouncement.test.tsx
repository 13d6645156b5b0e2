// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { render } from '../ui/testing/render.ts';
import { documentTitle } from '../ui/text/documentTitle.ts';
import { PageAnnouncement } from './PageAnnouncement.tsx';

it.each(['Your Cart', 'Dress · Blue', 'Cap · Creator Row'])(
  'The whole name of the page is announced: %s',
  async (name) => {
    document.title = documentTitle('Home');
    const announced = render(<PageAnnouncement />).querySelector('[role=status]');
    expect(announced?.textContent).toBe('');
    await act(async () => {
      document.title = documentTitle(name);
    });
    expect(announced?.textContent).toBe(name);
  },
);

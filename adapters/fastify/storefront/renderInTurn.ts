import { setImmediate as afterOtherWork } from 'node:timers/promises';
import type { PageRenderer } from '../ServerOptions.ts';

/** How many pages may wait to be rendered, which takes some 10 ms for each. */
const MOST_WAITING = 100;

/**
 * Returns a renderer that renders one page at a time, with other requests answered between two pages. It rejects when too many pages
 * wait.
 */
export function renderInTurn(renderer: PageRenderer): PageRenderer {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = async <Result>(render: () => Promise<Result>): Promise<Result> => {
    if (waiting >= MOST_WAITING) throw new Error('Too many pages wait to be rendered');
    waiting += 1;
    const turn = last.then(() => afterOtherWork()).then(render);
    last = turn.catch(() => undefined);
    return turn.finally(() => {
      waiting -= 1;
    });
  };
  return {
    ...renderer,
    render: (...page) => inTurn(() => renderer.render(...page)),
    openFor: async (...page) => {
      const { render, ...opened } = await renderer.openFor(...page);
      return { ...opened, ...(render && { render: () => inTurn(render) }) };
    },
  };
}

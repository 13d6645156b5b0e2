import { expect, it } from 'vitest';
import { reloadOutdated } from './reloadOutdated.ts';

const SCRIPT = '/assets/index-old.js';
const documentOf = (script: string) => async () => new Response(`<script type="module" src="${script}"></script>`);

/** A page of the old build, whose server answers like this. */
function aPage(fetch: () => Promise<Response>, state: unknown = { key: 'abc', idx: 2 }) {
  let reloads = 0;
  const history = {
    state,
    replaceState(next: unknown) {
      this.state = next;
    },
  };
  const location = {
    reload: () => {
      reloads += 1;
    },
  };
  const reload = () => reloadOutdated({ history, location, fetch }, SCRIPT);
  return { reload, history, reloads: () => reloads };
}

it('A page of another build is reloaded once, and keeps the state of its history entry', async () => {
  const { reload, history, reloads } = aPage(documentOf('/assets/index-new.js'));
  await reload();
  expect([reloads(), history.state]).toEqual([1, { key: 'abc', idx: 2, isReloaded: true }]);
  await reload();
  expect(reloads()).toBe(1);
});

it('An entry without a state is reloaded too', async () => {
  const { reload, reloads } = aPage(documentOf('/assets/index-new.js'), null);
  await reload();
  expect(reloads()).toBe(1);
});

it.each<[string, () => Promise<Response>]>([
  ['of the present build', documentOf(SCRIPT)],
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['of a server that fails', async () => new Response('Bad gateway', { status: 502 })],
])('A page %s stays', async (_what, fetch) => {
  const { reload, history, reloads } = aPage(fetch);
  await reload();
  expect([reloads(), history.state]).toEqual([0, { key: 'abc', idx: 2 }]);
});

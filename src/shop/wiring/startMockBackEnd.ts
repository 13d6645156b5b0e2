import type { MockBackEnd } from '../../../adapters/mirage/createMockBackEnd.ts';

declare global {
  interface Window {
    /** The mock back-end, for trying things out from the browser's console; `creatorRowMock.reset()` starts it over. */
    creatorRowMock?: MockBackEnd;
  }
}

type MockModule = typeof import('../../../adapters/mirage/createMockBackEnd.ts');

/** Starts the mock back-end, which `load` loads from a chunk of its own. Returns the `fetch` that it answers. */
export function startMockBackEnd(load: () => Promise<MockModule>): typeof fetch {
  const starting = start(load);
  return async (input, init) => (await starting).fetch(input, init);
}

async function start(load: () => Promise<MockModule>): Promise<MockBackEnd> {
  const { createMockBackEnd } = await load();
  const mock = createMockBackEnd({ mode: 'development', storage: localStorageIfAllowed() });
  window.creatorRowMock = mock;
  return mock;
}

function localStorageIfAllowed(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

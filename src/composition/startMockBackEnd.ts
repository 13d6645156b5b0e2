import type { MockBackEnd } from '../../adapters/mirage/createMockBackEnd.ts';

declare global {
  interface Window {
    /** The mock back-end, for trying things out from the browser's console; `creatorRowMock.reset()` starts it over. */
    creatorRowMock?: MockBackEnd;
  }
}

/** Starts the mock back-end, which is in a chunk of its own. Returns the `fetch` that it answers. */
export function startMockBackEnd(): typeof fetch {
  const starting = loadMockBackEnd();
  return async (input, init) => (await starting).fetch(input, init);
}

async function loadMockBackEnd(): Promise<MockBackEnd> {
  const { createMockBackEnd } = await import('../../adapters/mirage/createMockBackEnd.ts');
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

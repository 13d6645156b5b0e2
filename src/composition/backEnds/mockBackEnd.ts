import type { MockBackEnd } from '../../../adapters/mirage/createMockBackEnd.ts';

declare global {
  interface Window {
    /** The mock back-end, for trying things out from the browser's console; `creatorRowMock.reset()` starts it over. */
    creatorRowMock?: MockBackEnd;
  }
}

const starting = start();

/** How the shop reaches `/api` in development and demonstration: a mock back-end in the browser, in a chunk of its own. */
export const backEndFetch: typeof fetch = async (input, init) => (await starting).fetch(input, init);

async function start(): Promise<MockBackEnd> {
  const { createMockBackEnd } = await import('../../../adapters/mirage/createMockBackEnd.ts');
  const mock = createMockBackEnd({ mode: 'development', storage: storageIfAny() });
  window.creatorRowMock = mock;
  return mock;
}

function storageIfAny(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

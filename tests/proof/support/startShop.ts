import { onTestFinished } from 'vitest';
import type { DataPlace } from './dataPlaces.ts';
import { ServerProcess } from './ServerProcess.ts';
import { TestProvider } from './TestProvider.ts';

/** A shop of one server. */
export type RunningShop = {
  readonly provider: TestProvider;
  /** The environment variables of its servers. */
  readonly environment: Readonly<Record<string, string>>;
  /** The latest server. */
  readonly server: ServerProcess;
  /** Starts another server, once the latest has ended. */
  startAgain(): Promise<void>;
};

/** Starts a server, with more environment variables if given, and the provider that it uses. They end with the test. */
export async function startShop(
  prepare: DataPlace['prepare'],
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningShop> {
  const provider = await TestProvider.start();
  const place = await prepare();
  const environment = { ...place.environment, ...provider.environment, ...variables };
  let server = await ServerProcess.start(environment);
  onTestFinished(async () => {
    await server.kill();
    await provider.stop();
    place.remove();
  });
  return {
    ...{ provider, environment },
    get server() {
      return server;
    },
    async startAgain() {
      server = await ServerProcess.start(environment);
    },
  };
}

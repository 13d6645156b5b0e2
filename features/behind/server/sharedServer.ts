import { MemoryProvider } from '../../../adapters/memory/backEnd/MemoryProvider.ts';
import { isSigned } from '../../../adapters/memory/memorySignature.ts';
import { type RunningServer, startServerInProcess } from './startServerInProcess.ts';

let running: Promise<RunningServer> | undefined;

/** Starts the server at the first call. */
export function sharedServer(): Promise<RunningServer> {
  running ??= startServerInProcess({ provider: new ProviderOfScenarios() });
  return running;
}

/** The provider that the in-memory payments of the device belong to. */
class ProviderOfScenarios extends MemoryProvider {
  override isSigned({ providerOrderId, ...proof }: Parameters<MemoryProvider['isSigned']>[0]): boolean {
    return isSigned(proof, { orderId: providerOrderId, publicKey: this.publicKey, scriptUrl: this.scriptUrl });
  }
}

import { makeBackEnd } from '../../../core/backend/BackEnd.ts';
import { MemoryBackEndPorts } from '../../memory/backEnd/MemoryBackEndPorts.ts';
import { makeServer } from '../makeServer.ts';
import type { ServerOptions } from '../ServerOptions.ts';

/** The server over fakes. Its catalogue is empty. */
export function memoryServer(options: Partial<ServerOptions> = {}) {
  const ports = new MemoryBackEndPorts();
  return { app: makeServer(makeBackEnd(ports), { checkDatabase: async () => {}, ...options }), ports };
}

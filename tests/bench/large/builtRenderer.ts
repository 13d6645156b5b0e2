import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../../adapters/fastify/ServerOptions.ts';

const SERVER = 'dist-server/assets';

/** Opens the renderer of the compiled server for the built pages. */
export async function builtRenderer(): Promise<PageRenderer> {
  const file = readdirSync(SERVER).find((name) => /^openPageRenderer-.+\.js$/.test(name));
  if (file === undefined) throw new Error('The server is not built. Run npm run build.');
  const { openPageRenderer } = await import(pathToFileURL(join(process.cwd(), SERVER, file)).href);
  return openPageRenderer(join(process.cwd(), 'dist'), undefined);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** Starts a server of this machine that speaks S3 and has a bucket. `url` is what the shop's configuration needs. */
export async function openS3Server() {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'shop', configs: [] }],
  });
  const { port } = await server.run();
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/shop/pictures?region=us-east-1`,
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}

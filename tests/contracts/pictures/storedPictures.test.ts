import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MemoryPictures } from '../../../adapters/memory/backEnd/catalogue/MemoryPictures.ts';
import { PictureFolder } from '../../../adapters/picture-folder/PictureFolder.ts';
import { S3Pictures } from '../../../adapters/s3/S3Pictures.ts';
import { openS3Server } from './openS3Server.ts';
import { describeStoredPicturesContract } from './storedPicturesContract.ts';

describeStoredPicturesContract('The memory', async () => ({
  pictures: new MemoryPictures(),
  close: async () => undefined,
}));

describeStoredPicturesContract('A folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  return {
    pictures: new PictureFolder(join(folder, 'uploaded')),
    close: async () => rmSync(folder, { recursive: true }),
  };
});

describeStoredPicturesContract('A bucket', async () => {
  const server = await openS3Server();
  return { pictures: new S3Pictures(server.url), close: server.close };
});

it('A bucket that the key does not open says so, and stores nothing', async () => {
  const { url, close } = await openS3Server();
  const stranger = new S3Pictures(url.replace('S3RVER:', 'STRANGER:'));
  const file = { name: 'p-1.jpg', content: Uint8Array.of(1) };
  await expect(stranger.store(file)).rejects.toThrow('The picture service did not store p-1.jpg: status 403');
  await expect(stranger.read('p-1.jpg')).rejects.toThrow('did not return p-1.jpg: status 403');
  expect(await new S3Pictures(url).read('p-1.jpg')).toBeUndefined();
  await close();
});

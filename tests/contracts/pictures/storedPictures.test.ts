import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

it('A bucket has the names of its pictures, without those of another folder', async () => {
  const { url, close } = await openS3Server();
  const pictures = new S3Pictures(url);
  expect(await pictures.names()).toEqual([]);
  for (const name of ['p-1.jpg', 'p-2-200.avif']) await pictures.store({ name, content: Uint8Array.of(1) });
  await new S3Pictures(url.replace('/pictures', '/others')).store({ name: 'q.jpg', content: Uint8Array.of(1) });
  expect((await pictures.names()).toSorted()).toEqual(['p-1.jpg', 'p-2-200.avif']);
  await expect(new S3Pictures(url.replace('S3RVER:', 'STRANGER:')).names()).rejects.toThrow('status 403');
  await close();
});

it('A bucket has the names of all its pictures, also when they are on several pages', async () => {
  const pages: Readonly<Record<string, string>> = {
    '': '<Key>pictures/p-1.jpg</Key><NextContinuationToken>a+b/c=</NextContinuationToken>',
    'a+b/c=': '<Key>pictures/p-2.jpg</Key>',
  };
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const isAsked = pathname === '/shop' && searchParams.get('prefix') === 'pictures/';
    response.end(isAsked ? pages[searchParams.get('continuation-token') ?? ''] : '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const pictures = new S3Pictures(`http://key:secret@127.0.0.1:${port}/shop/pictures?region=us-east-1`);
  expect(await pictures.names()).toEqual(['p-1.jpg', 'p-2.jpg']);
  server.closeAllConnections();
  server.close();
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

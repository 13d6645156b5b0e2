import { join } from 'node:path';
import { PictureFolder } from '../../adapters/picture-folder/PictureFolder.ts';
import { S3Pictures } from '../../adapters/s3/S3Pictures.ts';
import type { ForStoringPictures } from '../../core/backend/ports/catalogue/ForStoringPictures.ts';
import type { ServerConfiguration } from './configuration.ts';

/** Returns what keeps uploaded pictures: a bucket or, without one, a folder in the data folder. */
export function pictureStoreOf({
  picturesUrl,
  dataDir,
}: Pick<ServerConfiguration, 'picturesUrl' | 'dataDir'>): ForStoringPictures {
  return picturesUrl === undefined
    ? new PictureFolder(join(dataDir, 'uploaded-pictures'))
    : new S3Pictures(picturesUrl);
}

import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Invalid } from '../../../../core/backend/ports/refusals/Invalid.ts';
import type { ProductUpload } from '../../../../core/backend/staff/catalogue/ImportCatalogue.ts';
import { importedPictures } from '../../../wire/admin/importCalls.ts';

const MEGABYTE = 1_000_000;
const MOST_MEGABYTES = 200;
const LIMITS = { fileSize: MOST_MEGABYTES * MEGABYTE, files: 1, fields: 1, parts: 2, fieldSize: 20 * MEGABYTE };
const OWNER_ONLY = 0o600;

/**
 * Reads the fields `products` and `pictures` of a form, and uses them. The file lies on the disk meanwhile, so that neither a slow client
 * holds the database nor a large file the memory.
 */
export async function readProductUpload<Result>(
  request: FastifyRequest,
  use: (upload: ProductUpload) => Promise<Result>,
): Promise<Result | Invalid> {
  if (!request.isMultipart()) return { invalid: ['Send a form with the file products'] };
  const path = join(tmpdir(), `products-${randomUUID()}`);
  let name: string | undefined;
  let pictures: ReadonlyMap<string, string> | undefined;
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'file' && part.fieldname === 'products') {
        name = part.filename;
        await pipeline(part.file, createWriteStream(path, { mode: OWNER_ONLY }));
        if (part.file.truncated) return { invalid: [`products: the file has more than ${MOST_MEGABYTES} MB`] };
      } else if (part.type === 'file') part.file.resume();
      else if (part.fieldname === 'pictures') {
        const names = v.safeParse(importedPictures, part.value);
        if (!names.success) return { invalid: ['pictures: these are no addresses by names'] };
        pictures = new Map(Object.entries(names.output));
      }
    }
    if (name === undefined) return { invalid: ['products: there is no file'] };
    return await use({ name, pictures, bytes: createReadStream(path) });
  } finally {
    await rm(path, { force: true });
  }
}

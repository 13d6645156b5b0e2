import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS: readonly string[] = ['.html', '.js', '.css', '.svg', '.txt', '.xml', '.webmanifest'];
/** A smaller file fits into the first packets of a response, compressed or not. */
const SMALLEST_BYTES = 1_000;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** After the build, writes each text file also compressed with brotli (`.br`) and gzip (`.gz`), for servers that send them. */
export function compressFiles(): Plugin {
  let folder = '';
  return {
    name: 'creator-row:compress-files',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the documents are written.
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const texts = entries.filter((entry) => entry.isFile() && TEXTS.includes(extname(entry.name)));
        await Promise.all(texts.map((entry) => compress(join(entry.parentPath, entry.name))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < SMALLEST_BYTES) return;
  const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(content, BROTLI), promisify(gzip)(content)]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

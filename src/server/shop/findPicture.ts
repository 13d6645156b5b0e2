import { stat } from 'node:fs/promises';
import { extname, isAbsolute, join, relative } from 'node:path';

const FORMATS: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif'];

/** Where a product's picture is: at an address that browsers know, or in a file to copy. */
export type FoundPicture = { readonly url: string } | { readonly file: string } | { readonly fault: string };

/** Finds the picture of a product: an https URL, a path of the shop, or a file in the folder. An empty `image` is an empty URL. */
export async function findPicture(image: string, folder: string | undefined): Promise<FoundPicture> {
  if (image === '' || /^\/(?!\/)/.test(image)) return { url: image };
  if (URL.canParse(image)) {
    return new URL(image).protocol === 'https:' ? { url: image } : { fault: `image ${image} is no https URL` };
  }
  if (folder === undefined) return { fault: `image ${image} is a file: name its folder with --pictures` };
  if (!FORMATS.includes(extname(image).toLowerCase())) {
    return { fault: `image ${image} is none of ${FORMATS.join(', ')}` };
  }
  const file = join(folder, image);
  const way = relative(folder, file);
  if (way.startsWith('..') || isAbsolute(way)) return { fault: `image ${image} is outside the folder` };
  const status = await stat(file).catch(() => undefined);
  return status?.isFile() ? { file } : { fault: `image ${image} is not in ${folder}` };
}

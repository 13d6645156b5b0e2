/** The formats of pictures that browsers show, as the endings of files. */
export const PICTURE_FORMATS = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'] as const;

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const HTTPS = /^https:\/\/[^\s/?#]+/i;

/** Returns the origin of the address of a picture on another host, such as `https://cdn.example`. */
export function pictureOrigin(image: string): string | undefined {
  return HTTPS.exec(image)?.[0].toLowerCase();
}

/** Ends the text about a picture in a file that was not uploaded. */
export const NOT_UPLOADED = ', which was not uploaded';

/** Whether a product of a file has its picture in another file, rather than at an address. */
export function isPictureFile(image: string): boolean {
  return image !== '' && !/^\/(?!\/)/.test(image) && !SCHEME.test(image);
}

/**
 * Returns the address of the picture of an imported product, or the text of what is wrong with it: `image` is empty, an https URL, a
 * path of the shop, or the name of a file that was uploaded before. `uploaded` are the addresses of those by their names; absent when
 * none was.
 */
export function importedPicture(
  image: string,
  uploaded: ReadonlyMap<string, string> | undefined,
): { readonly image: string } | { readonly fault: string } {
  if (!isPictureFile(image)) {
    return SCHEME.test(image) && !HTTPS.test(image) ? { fault: `image ${image} is no https URL` } : { image };
  }
  if (uploaded === undefined) return { fault: `image ${image} is a file${NOT_UPLOADED}` };
  const fault = pictureFileFault(image);
  if (fault !== undefined) return { fault: `image ${image} ${fault}` };
  const address = uploaded.get(image);
  return address === undefined ? { fault: `image ${image} is not in the folder of pictures` } : { image: address };
}

/** Returns why a name cannot be that of a picture in a folder. */
export function pictureFileFault(name: string): string | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  if (!PICTURE_FORMATS.some((format) => format === ending)) {
    return `is none of ${PICTURE_FORMATS.map((format) => `.${format}`).join(', ')}`;
  }
  return isOutside(name) ? 'is outside the folder' : undefined;
}

function isOutside(name: string): boolean {
  let depth = 0;
  for (const part of name.split(/[\\/]+/)) {
    if (part === '..') depth -= 1;
    else if (part !== '.' && part !== '') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}

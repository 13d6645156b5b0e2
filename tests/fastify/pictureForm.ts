const BOUNDARY = 'the-boundary-of-the-tests';

/** Returns the body and the headers of a form with a picture. */
export function pictureForm(picture: Uint8Array, alt = 'A tee on a line', others: { readonly field?: string } = {}) {
  const { field = 'picture' } = others;
  const body = Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="alt"\r\n\r\n${alt}\r\n`),
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\n`),
    Buffer.from('content-type: image/jpeg\r\n\r\n'),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}

/** Returns the body and the headers of a form with a file and texts. */
export function formOf(
  field: string,
  name: string,
  content: string | Uint8Array,
  texts: Readonly<Record<string, string>> = {},
) {
  const start = (of: string, more = '') =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${of}"${more}\r\n\r\n`;
  const body = Buffer.concat([
    ...Object.entries(texts).map(([of, text]) => Buffer.from(`${start(of)}${text}\r\n`)),
    Buffer.from(start(field, `; filename="${name}"`)),
    Buffer.from(content),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}

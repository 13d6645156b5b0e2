import * as v from 'valibot';
import { pictureResponse } from '../../../wire/admin/catalogueCalls.ts';
import { errorOf, jsonOf } from '../AdminApi.ts';
import type { UploadPicture } from '../uploadPicture.ts';

const BOUNDARY = 'the-boundary-of-the-form';

/** Uploads pictures where there is no XMLHttpRequest of a browser. */
export function uploadByFetch(send: typeof fetch): UploadPicture {
  return async (path, { photograph, alt, tellProgress }) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    const body = Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="alt"\r\n\r\n${alt}\r\n`),
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="picture"; filename="picture"\r\n\r\n`),
      photograph,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]);
    const response = await send(`/api/admin${path}`, { method: 'POST', headers, body });
    tellProgress(1);
    const answer = jsonOf(await response.text());
    if (!response.ok) throw errorOf(response, answer);
    return v.parse(pictureResponse, answer).picture;
  };
}

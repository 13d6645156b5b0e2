import * as v from 'valibot';
import type { Upload } from '../../../core/admin/ports/ForKeepingStyles.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import type { StylePicture } from '../../../core/domain/styles/Style.ts';
import { pictureResponse } from '../../wire/admin/catalogueCalls.ts';
import { errorOf, jsonOf } from './AdminApi.ts';

/** Sends a picture to a path below `/api/admin`. Rejects like `AdminApi.call`. */
export type UploadPicture = (path: string, upload: Upload) => Promise<StylePicture>;

const OK = 200;
const REDIRECT = 300;

/** Sends a picture as a form. Not by `fetch`, which does not tell how much is sent. */
export const uploadPicture: UploadPicture = (path, { photograph, alt, tellProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/admin${path}`);
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => tellProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('error', () => reject(new Unreachable('Network Error')));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const body = jsonOf(responseText);
      if (status < OK || status >= REDIRECT) reject(errorOf({ status, headers: new Headers() }, body));
      else resolve(v.parse(pictureResponse, body).picture);
    });
    request.send(pictureForm(photograph, alt));
  });

/** Returns the form with a picture that the back-end reads. */
export function pictureForm(photograph: Uint8Array, alt: string): FormData {
  const form = new FormData();
  form.set('alt', alt);
  form.set('picture', new Blob([new Uint8Array(photograph)]), 'picture');
  return form;
}

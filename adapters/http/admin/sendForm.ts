import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import { errorOf, jsonOf } from './AdminApi.ts';

/** Sends a form to a path below `/api/admin`; tells the part that is sent, from 0 to 1. Resolves with the body of the response; rejects like `AdminApi.call`. */
export type SendForm = (path: string, form: FormData, tellProgress: (part: number) => void) => Promise<unknown>;

const OK = 200;
const REDIRECT = 300;

/** Sends a form. Not by `fetch`, which does not tell how much is sent. */
export const sendForm: SendForm = (path, form, tellProgress) =>
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
      else resolve(body);
    });
    request.send(form);
  });

import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import { errorOf, jsonOf } from './AdminApi.ts';

/** Sends a form to a path below `/api/admin`; tells the part that is sent, from 0 to 1. Resolves with the body of the response; rejects like `AdminApi.call`. */
export type SendForm = (path: string, fields: FormFields, tellProgress: (part: number) => void) => Promise<unknown>;

/** The fields of a form: texts and files. */
export type FormFields = Readonly<Record<string, string | { readonly name: string; readonly content: Uint8Array }>>;

const OK = 200;
const REDIRECT = 300;

/** Sends a form. Not by `fetch`, which does not tell how much is sent. */
export const sendForm: SendForm = (path, fields, tellProgress) =>
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
    request.send(formDataOf(fields));
  });

export function formDataOf(fields: FormFields): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(field, value);
    else form.set(field, new Blob([new Uint8Array(value.content)]), value.name);
  }
  return form;
}

import { buffer } from 'node:stream/consumers';
import { errorOf, jsonOf } from '../../../adapters/http/admin/AdminApi.ts';
import type { SendForm } from '../../../adapters/http/admin/sendForm.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import { formWith } from '../../../src/commands/formWith.ts';

/** Returns what sends a form with one file by `fetch`, in the place of the browser's request, which tells how much is sent. */
export function formsBy(send: typeof fetch): SendForm {
  return async (path, fields, tellProgress) => {
    const { type, bytes } = formOf(fields);
    const request = { method: 'POST', headers: { 'content-type': type }, body: await buffer(bytes) };
    const response = await send(`/api/admin${path}`, request).catch((cause) => {
      throw new Unreachable('Network Error', { cause });
    });
    tellProgress(1);
    const answer = jsonOf(await response.text());
    if (!response.ok) throw errorOf(response, answer);
    return answer;
  };
}

function formOf(fields: Parameters<SendForm>[1]) {
  const texts: Record<string, string> = {};
  const files = Object.entries(fields).flatMap(([field, value]) => {
    if (typeof value !== 'string') return [{ field, ...value }];
    texts[field] = value;
    return [];
  });
  const [file] = files;
  if (file === undefined || files.length > 1) throw new Error('The form has no file, or several');
  async function* bytes() {
    yield file?.content ?? new Uint8Array();
  }
  return formWith({ ...file, bytes: bytes() }, texts);
}

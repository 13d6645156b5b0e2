import { errorOf, jsonOf } from '../../../adapters/http/admin/AdminApi.ts';
import type { SendForm } from '../../../adapters/http/admin/sendForm.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';

/** Returns what sends a form by `fetch`, in the place of the browser's request, which tells how much is sent. */
export function formsBy(send: typeof fetch): SendForm {
  return async (path, form, tellProgress) => {
    const request = new Request('http://shop.invalid', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const body = await request.arrayBuffer();
    const response = await send(`/api/admin${path}`, { method: 'POST', headers, body }).catch((cause) => {
      throw new Unreachable('Network Error', { cause });
    });
    tellProgress(1);
    const answer = jsonOf(await response.text());
    if (!response.ok) throw errorOf(response, answer);
    return answer;
  };
}

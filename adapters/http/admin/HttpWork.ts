import type { ForManagingWork } from '../../../core/admin/ports/ForManagingWork.ts';
import {
  jobResponse,
  jobsResponse,
  mailResponse,
  mailsResponse,
  paymentProblemsResponse,
  paymentRefundResponse,
  todayResponse,
} from '../../wire/admin/workCalls.ts';
import type { AdminApi } from './AdminApi.ts';
import { refusalOf } from './outcomes.ts';

/** The work at `/api/admin/today`, `/api/admin/payments`, `/api/admin/mails` and `/api/admin/jobs`. */
export class HttpWork implements ForManagingWork {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  async tasks() {
    const call = { method: 'GET', path: '/today', responseSchema: todayResponse } as const;
    return (await this.#api.call(call)).tasks;
  }

  async paymentProblems() {
    const call = { method: 'GET', path: '/payments/problems', responseSchema: paymentProblemsResponse } as const;
    return (await this.#api.call(call)).payments;
  }

  refundPayment(id: string): ReturnType<ForManagingWork['refundPayment']> {
    const path = `/payments/${encodeURIComponent(id)}/refund`;
    const call = { method: 'POST', path, responseSchema: paymentRefundResponse } as const;
    return this.#api.call(call).then(() => ({ outcome: 'refunded' as const }), refusalOf);
  }

  mails(after?: string) {
    return this.#api.call({ method: 'GET', path: pageOf('/mails', after), responseSchema: mailsResponse });
  }

  sendAgain(id: string): ReturnType<ForManagingWork['sendAgain']> {
    const path = `/mails/${encodeURIComponent(id)}/again`;
    const call = { method: 'POST', path, responseSchema: mailResponse } as const;
    return this.#api.call(call).then(({ mail }) => ({ outcome: 'queued' as const, mail }), refusalOf);
  }

  jobs(after?: string) {
    return this.#api.call({ method: 'GET', path: pageOf('/jobs', after), responseSchema: jobsResponse });
  }

  retryJob(id: number): ReturnType<ForManagingWork['retryJob']> {
    const call = { method: 'POST', path: `/jobs/${id}/retry`, responseSchema: jobResponse } as const;
    return this.#api.call(call).then(({ job }) => ({ outcome: 'queued' as const, job }), refusalOf);
  }
}

function pageOf(path: string, after: string | undefined): string {
  return after === undefined ? path : `${path}?${new URLSearchParams({ after })}`;
}

import { makeAutoObservable } from 'mobx';
import type { StorefrontPorts } from '../../../../core/storefront/ports/StorefrontPorts.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { tokenIn } from '../../paths/tokenIn.ts';

export type VerifyEmailParts = Pick<StorefrontPorts, 'links' | 'navigation' | 'log'> & {
  readonly pendingWork: PendingWork;
};

/** The page of a mailed link that verifies an e-mail, whoever is logged in. */
export class VerifyEmailViewModel {
  status: 'verifying' | 'verified' | 'link-invalid' | 'failed';
  /** Why it failed. */
  reason = '';
  private isStarted = false;
  private readonly parts: VerifyEmailParts;
  private readonly token: string;

  constructor(parts: VerifyEmailParts) {
    this.parts = parts;
    this.token = tokenIn(parts.navigation.here());
    this.status = this.token === '' ? 'link-invalid' : 'verifying';
    const plain = { isStarted: false, parts: false, token: false } as const;
    makeAutoObservable<this, keyof typeof plain>(this, plain, { autoBind: true });
  }

  /** Verifies once, because the link works once and a page may appear twice. An address without a token is no link. */
  appear(): () => void {
    if (!this.isStarted && this.status === 'verifying') void this.verify();
    this.isStarted = true;
    return () => undefined;
  }

  /** Also retries after a failure. */
  async verify(): Promise<void> {
    const { links, log, pendingWork } = this.parts;
    this.status = 'verifying';
    try {
      const answer = await pendingWork.track(links.verifyEmail(this.token));
      if (answer === 'done') this.show('verified');
      else if (answer === 'link-invalid') this.show('link-invalid');
      else this.show('failed', answer.refusal);
    } catch (error) {
      log.error('An e-mail could not be verified', error);
      this.show('failed', 'Check your connection, then try again.');
    }
  }

  private show(status: VerifyEmailViewModel['status'], reason = ''): void {
    this.status = status;
    this.reason = reason;
  }
}

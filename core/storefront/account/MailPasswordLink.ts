import { emailErrors } from '../../domain/accounts/validateLogin.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { FormRejection } from '../session/FormRejection.ts';

/** Asks for a link that sets a new password. Its outcome does not tell whether anybody has the e-mail. */
export type MailPasswordLink = (fields: {
  readonly email: string;
}) => Promise<{ readonly outcome: 'asked' } | FormRejection<{ readonly email?: string }>>;

export function makeMailPasswordLink({ links, log }: Pick<StorefrontPorts, 'links' | 'log'>): MailPasswordLink {
  return async ({ email }) => {
    const errors = emailErrors(email);
    if (errors.email !== undefined) return { outcome: 'invalid', errors };
    try {
      const answer = await links.mailPasswordLink(email.trim());
      return answer === 'asked' ? { outcome: 'asked' } : { outcome: 'refused', text: answer.refusal };
    } catch (error) {
      log.error('A link could not be asked for', error);
      return { outcome: 'refused', text: 'The link could not be asked for. Please try again.' };
    }
  };
}

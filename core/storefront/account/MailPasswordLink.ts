import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import { emailErrors } from '../../domain/accounts/validateLogin.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';

/** Asks for a link that sets a new password. Resolves with the e-mail that it goes to, whether or not anybody has it. */
export type MailPasswordLink = (fields: {
  readonly email: string;
}) => Promise<{ readonly outcome: 'asked'; readonly email: string } | FormRejection<{ readonly email?: string }>>;

export function makeMailPasswordLink({ links, log }: Pick<StorefrontPorts, 'links' | 'log'>): MailPasswordLink {
  return async (fields) => {
    const email = fields.email.trim();
    const errors = emailErrors(email);
    if (errors.email !== undefined) return { outcome: 'invalid', errors };
    try {
      const answer = await links.mailPasswordLink(email);
      return answer === 'asked' ? { outcome: 'asked', email } : { outcome: 'refused', text: answer.refusal };
    } catch (error) {
      log.error('A link could not be asked for', error);
      return { outcome: 'refused', text: 'The link could not be asked for. Please try again.' };
    }
  };
}

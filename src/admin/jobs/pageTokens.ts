import { makeSendMailAgain } from '../../../core/admin/jobs/manageWork.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken } from '../../shared/container/token.ts';
import { STAFF_WORK } from './tokens.ts';

/** Mails are sent again in the settings and on the page of an order. */
export const SEND_MAIL_AGAIN = lazyToken('SendMailAgain', makeSendMailAgain, { work: STAFF_WORK, log: PORTS.log });

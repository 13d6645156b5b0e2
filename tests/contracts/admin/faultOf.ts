import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import type { Fault } from './signedInServer.ts';

/** Returns what a fake rejects with. */
export function faultOf(how: Fault): Error {
  if (how === 'offline') return new Unreachable('Network Error');
  return how === 'signed-out' ? new SessionEnded('No session') : new Error('Request failed with status code 500');
}

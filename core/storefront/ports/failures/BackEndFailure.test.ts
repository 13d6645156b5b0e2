import { expect, it } from 'vitest';
import { BackEndFailure } from './BackEndFailure.ts';
import { RefusedCall } from './RefusedCall.ts';
import { SessionRejected } from './SessionRejected.ts';
import { Unreachable } from './Unreachable.ts';

it.each([
  [new BackEndFailure('status 500'), 'BackEndFailure: status 500'],
  [new RefusedCall('status 422', []), 'RefusedCall: status 422'],
  [new SessionRejected('status 401', [], 'token-1'), 'SessionRejected: status 401'],
  [new Unreachable('Network Error'), 'Unreachable: Network Error'],
])('a failure names its kind in a log: %s', (failure, text) => {
  expect(String(failure)).toBe(text);
});

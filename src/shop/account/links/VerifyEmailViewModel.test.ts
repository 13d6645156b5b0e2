import { expect, it } from 'vitest';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import { MemoryNavigation } from '../../../../adapters/memory/MemoryNavigation.ts';
import { noMailedLinks } from '../../../../core/storefront/account/noMailedLinks.ts';
import type { LinkOutcome } from '../../../../core/storefront/ports/account/ForMailingLinks.ts';
import { Unreachable } from '../../../../core/storefront/ports/failures/Unreachable.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { VerifyEmailViewModel } from './VerifyEmailViewModel.ts';

function open(...answers: (() => Promise<LinkOutcome>)[]) {
  return openAt('/verify-email?token=t', answers);
}

function openAt(address: string, answers: (() => Promise<LinkOutcome>)[]) {
  const tokens: string[] = [];
  const log = new MemoryLog();
  const verifyEmail = (token: string) => {
    tokens.push(token);
    return answers.shift()?.() ?? expect.unreachable();
  };
  const page = new VerifyEmailViewModel({
    ...{ log, pendingWork: new PendingWork(), links: { ...noMailedLinks, verifyEmail } },
    navigation: new MemoryNavigation(address),
  });
  return { page, tokens, log };
}

it('A link verifies once, although the page may appear twice', async () => {
  const { page, tokens } = open(async () => 'done');
  page.appear()();
  page.appear();
  expect(page.status).toBe('verifying');
  await expect.poll(() => page.status).toBe('verified');
  expect(tokens).toEqual(['t']);
});

it('A link that no longer works is said', async () => {
  const { page } = open(async () => 'link-invalid');
  await page.verify();
  expect(page.status).toBe('link-invalid');
});

it('An address without a token asks nobody', () => {
  const { page, tokens } = openAt('/verify-email', []);
  page.appear();
  expect([page.status, tokens]).toEqual(['link-invalid', []]);
});

it('A failure and a refusal tell why, and can be tried again', async () => {
  const failure = new Unreachable('Network Error');
  const { page, log } = open(
    () => Promise.reject(failure),
    async () => ({ refusal: 'Too many' }),
    async () => 'done',
  );
  await page.verify();
  expect([page.status, page.reason]).toEqual(['failed', 'Check your connection, then try again.']);
  expect(log.entries).toEqual([{ text: 'An e-mail could not be verified', cause: failure }]);
  await page.verify();
  expect([page.status, page.reason]).toEqual(['failed', 'Too many']);
  const again = page.verify();
  expect([page.status]).toEqual(['verifying']);
  await again;
  expect([page.status, page.reason]).toEqual(['verified', '']);
});

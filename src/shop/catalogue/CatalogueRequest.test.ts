import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import type { AskCatalogueOutcome } from '../../../core/storefront/catalogue/AskCatalogue.ts';
import { ANSWER_LIMIT_MS } from '../../shared/connection/answerLimit.ts';
import type { UnansweredCall } from '../../shared/connection/ConnectionViewModel.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { CatalogueRequest } from './CatalogueRequest.ts';
import { settled } from './testing/aCatalogue.ts';

type Outcome = AskCatalogueOutcome<string>;
const tee: Outcome = { outcome: 'answered', value: 'tee' };

function makeRequest() {
  const answers: ((outcome: Outcome) => void)[] = [];
  const lost = new Map<unknown, UnansweredCall>();
  let isSlow = false;
  const clock = new MemoryClock();
  const pendingWork = new PendingWork();
  const connection = {
    retryLater: (call: UnansweredCall) => void lost.set(call.key, call),
    withdraw: (...keys: readonly unknown[]) => {
      for (const key of keys) lost.delete(key);
    },
    markSlow: () => {
      isSlow = true;
    },
  };
  const request = new CatalogueRequest(
    { clock, pendingWork, connection },
    () => new Promise<Outcome>((answer) => answers.push(answer)),
  );
  const answer = async (outcome: Outcome, at = answers.length - 1) => {
    answers[at]?.(outcome);
    await settled();
  };
  return { request, clock, pendingWork, answers, answer, lost, isSlow: () => isSlow };
}

describe('A request to the catalogue', () => {
  it('is sent when it is made, and counts as pending until there is an answer', async () => {
    const { request, answers, answer, pendingWork } = makeRequest();
    expect([answers.length, request.status, request.value]).toEqual([1, 'loading', undefined]);
    await settled();
    expect(pendingWork.isIdle).toBe(false);
    await answer(tee);
    expect([request.status, request.value, pendingWork.isIdle]).toEqual(['ready', 'tee', true]);
  });

  it('has an answer that is there at once', () => {
    const { clock, pendingWork } = makeRequest();
    const connection = { retryLater: () => undefined, withdraw: () => undefined, markSlow: () => undefined };
    const request = new CatalogueRequest({ clock, pendingWork, connection }, () => tee);
    expect([request.status, request.value, pendingWork.isIdle]).toEqual(['ready', 'tee', true]);
  });

  it('says when it failed, and can be sent again', async () => {
    const { request, answer, lost } = makeRequest();
    await answer({ outcome: 'failed' });
    expect([request.status, lost.size]).toEqual(['failed', 0]);
    void request.load();
    expect(request.status).toBe('loading');
    await answer(tee);
    expect(request.status).toBe('ready');
  });

  it('is sent again, as a query, when the back-end could not be reached', async () => {
    const { request, answer, answers, lost } = makeRequest();
    await answer({ outcome: 'unreachable' });
    expect(request.status).toBe('failed');
    const [call] = lost.values();
    expect([lost.size, call?.kind]).toEqual([1, 'query']);
    void call?.retry();
    expect([request.status, answers.length]).toEqual(['failed', 2]);
    await answer(tee);
    expect([request.status, lost.size]).toEqual(['ready', 0]);
  });

  it('reports an answer that is overdue, and still takes it', async () => {
    const { request, answer, clock, lost, isSlow } = makeRequest();
    clock.advance(ANSWER_LIMIT_MS - 1);
    expect([isSlow(), lost.size]).toEqual([false, 0]);
    clock.advance(1);
    expect([isSlow(), lost.size, request.status]).toEqual([true, 1, 'loading']);
    await answer(tee);
    expect([request.status, lost.size]).toEqual(['ready', 0]);
  });

  it('reports nothing overdue after an answer in time', async () => {
    const { answer, clock, isSlow } = makeRequest();
    await answer({ outcome: 'failed' });
    clock.advance(ANSWER_LIMIT_MS);
    expect(isSlow()).toBe(false);
  });

  it('keeps its answer when it was sent twice and the second one fails', async () => {
    const { request, answer, clock, lost } = makeRequest();
    clock.advance(ANSWER_LIMIT_MS);
    void [...lost.values()][0]?.retry();
    await answer(tee, 0);
    await answer({ outcome: 'failed' }, 1);
    expect([request.status, request.value]).toEqual(['ready', 'tee']);
  });
});

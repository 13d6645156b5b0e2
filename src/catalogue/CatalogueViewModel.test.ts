import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import type { LoadCatalogueOutcome } from '../../core/storefront/catalogue/LoadCatalogue.ts';
import { ANSWER_LIMIT_MS } from '../connection/answerLimit.ts';
import type { UnansweredCall } from '../connection/ConnectionViewModel.ts';
import { PendingWork } from '../connection/PendingWork.ts';
import { CatalogueViewModel } from './CatalogueViewModel.ts';

const products = [aProduct({ key: 'tee', id: 1, size: 'M' }), aProduct({ key: 'cap', id: 12, size: 'L' })];

function openCatalogue() {
  const answers: ((outcome: LoadCatalogueOutcome) => void)[] = [];
  const lost = new Map<unknown, UnansweredCall>();
  let isSlow = false;
  const clock = new MemoryClock();
  const pendingWork = new PendingWork();
  const catalogue = new CatalogueViewModel({
    ...{ clock, pendingWork },
    loadCatalogue: () => new Promise((answer) => answers.push(answer)),
    connection: {
      retryLater: (call) => void lost.set(call.key, call),
      withdraw: (...keys) => {
        for (const key of keys) lost.delete(key);
      },
      markSlow: () => {
        isSlow = true;
      },
    },
  });
  const answer = async (outcome: LoadCatalogueOutcome, at = answers.length - 1) => {
    answers[at]?.(outcome);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { catalogue, clock, pendingWork, answers, answer, lost, isSlow: () => isSlow };
}

describe('The catalogue', () => {
  it('is empty until its products are loaded', async () => {
    const { catalogue, answer, pendingWork } = openCatalogue();
    expect([catalogue.status, catalogue.products]).toEqual(['loading', []]);
    const { load } = catalogue;
    void load();
    expect(pendingWork.isIdle).toBe(false);
    await answer({ outcome: 'loaded', products });
    expect([catalogue.status, catalogue.products, pendingWork.isIdle]).toEqual(['ready', products, true]);
  });

  it('offers the values to filter by, and finds products', async () => {
    const { catalogue, answer } = openCatalogue();
    void catalogue.load();
    await answer({ outcome: 'loaded', products });
    expect(catalogue.options.sizes).toEqual(['M', 'L']);
    expect([catalogue.productById('12'), catalogue.productByKey('tee')]).toEqual([products[1], products[0]]);
    expect([catalogue.productById('012'), catalogue.productById(undefined)]).toEqual([undefined, undefined]);
    expect(catalogue.productByKey('none')).toBeUndefined();
  });

  it('says when it cannot be loaded, and can be asked again', async () => {
    const { catalogue, answer, lost } = openCatalogue();
    void catalogue.load();
    await answer({ outcome: 'failed' });
    expect([catalogue.status, lost.size]).toEqual(['failed', 0]);
    void catalogue.load();
    expect(catalogue.status).toBe('loading');
    await answer({ outcome: 'loaded', products });
    expect(catalogue.status).toBe('ready');
  });

  it('is requested again, as a query, when the back-end could not be reached', async () => {
    const { catalogue, answer, answers, lost } = openCatalogue();
    void catalogue.load();
    await answer({ outcome: 'unreachable' });
    expect(catalogue.status).toBe('failed');
    const [call] = lost.values();
    expect([lost.size, call?.kind]).toEqual([1, 'query']);
    void call?.retry();
    expect([catalogue.status, answers.length]).toEqual(['failed', 2]);
    await answer({ outcome: 'loaded', products });
    expect([catalogue.status, lost.size]).toEqual(['ready', 0]);
  });

  it('reports an answer that is overdue, and still takes it', async () => {
    const { catalogue, answer, clock, lost, isSlow } = openCatalogue();
    void catalogue.load();
    clock.advance(ANSWER_LIMIT_MS - 1);
    expect([isSlow(), lost.size]).toEqual([false, 0]);
    clock.advance(1);
    expect([isSlow(), lost.size, catalogue.status]).toEqual([true, 1, 'loading']);
    await answer({ outcome: 'loaded', products });
    expect([catalogue.status, lost.size]).toEqual(['ready', 0]);
  });

  it('reports nothing overdue after an answer in time', async () => {
    const { catalogue, answer, clock, isSlow } = openCatalogue();
    void catalogue.load();
    await answer({ outcome: 'failed' });
    clock.advance(ANSWER_LIMIT_MS);
    expect(isSlow()).toBe(false);
  });

  it('keeps the products when a second request of the same load fails', async () => {
    const { catalogue, answer, clock, lost } = openCatalogue();
    void catalogue.load();
    clock.advance(ANSWER_LIMIT_MS);
    void [...lost.values()][0]?.retry();
    await answer({ outcome: 'loaded', products }, 0);
    await answer({ outcome: 'failed' }, 1);
    expect([catalogue.status, catalogue.products]).toEqual(['ready', products]);
  });
});

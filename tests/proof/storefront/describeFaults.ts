import { setTimeout as wait } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { ANSWER_LIMIT_MS } from '../../../src/shared/connection/answerLimit.ts';
import { FAULTS, type Fault, type FaultProxy } from './FaultProxy.ts';
import { type Flow, flows, quantityIn, type Visit } from './flows.ts';
import type { ShopUnderFaults } from './ShopUnderFaults.ts';
import { breaksAmong, liesOf } from './screen.ts';

/** How soon after a fault the screen is true, in ms. A change that waits for the connection is sent after up to a second. */
const TRUE_WITHIN_MS = 15_000;
/** How long a fault lasts after it has struck. */
const LASTS_MS = 500;
const SAID = /cannot be reached|slow to answer/;
const LOGGED = /A call to the shop failed/;

const cells = FAULTS.flatMap((fault) => flows.map((flow) => [fault, flow.name, flow] as const));

/** Every fault in every flow: what the shopper sees is true soon after, nothing is lost, and nothing is made twice. */
export function describeFaults(shop: () => ShopUnderFaults): void {
  describe.concurrent('A shopper who meets', () => {
    it.for(cells)('%s as she wants to %s sees what is true', async ([fault, , flow], { expect, onTestFinished }) => {
      const proxy = await shop().proxy(onTestFinished);
      const shopper = await shop().newShopper();
      await flow.prepare?.(shopper, shop());
      const captured = shop().capturedPayments();
      const device = flow.isVisitor ? {} : shopper.session;
      const tab = await shop().openTab(proxy.address, onTestFinished, { device });
      const visit = { tab, shopper };
      await meet(proxy, fault, flow, visit);

      const deadline = performance.now() + TRUE_WITHIN_MS;
      let faults = await faultsOf(visit, flow);
      while (faults.length > 0 && performance.now() < deadline) {
        await helpHerself(visit, flow);
        faults = await faultsOf(visit, flow);
      }
      expect(faults).toEqual([]);
      expect(breaksAmong(tab.problems)).toEqual([]);
      const { orders } = await shopper.account.state();
      const paid = [...shop().capturedPayments()].filter((id) => !captured.has(id));
      const own = orders.filter(({ paymentId }) => paid.includes(paymentId));
      expect(own).toHaveLength(flow.name === 'pay' ? 1 : 0);
    });
  });
}

/** Lets her press, or open the page, until the fault has struck and is over. */
async function meet(proxy: FaultProxy, fault: Fault, flow: Flow, visit: Visit): Promise<void> {
  const { tab } = visit;
  if (flow.press !== undefined) await tab.open(flow.path);
  await flow.approach?.(visit);
  proxy.disturb(fault, flow.calls);
  if (flow.press === undefined) {
    await tab.page.goto(flow.path);
    await tab.skipSpinner();
  } else await flow.press(visit);
  while (proxy.hits === 0) await wait(10);
  if (fault === 'an answer after the limit') await tab.page.clock.fastForward(ANSWER_LIMIT_MS);
  await wait(LASTS_MS);
  proxy.heal();
}

/** What is not as it should be on the screen, or has been kept from her. */
async function faultsOf(visit: Visit, flow: Flow): Promise<readonly string[]> {
  const { tab, shopper } = visit;
  const state = await shopper.account.state();
  const lies = await liesOf(tab.page, state);
  if (await flow.isDone(visit)) return lies;
  const quantity = quantityIn(state.cart);
  if (!flow.leaves?.includes(quantity)) return [...lies, `She could not ${flow.name}: ${quantity} are in the cart`];
  const said = (await tab.page.evaluate(() => window.said)) ?? [];
  const isTold = said.some((text) => SAID.test(text)) || tab.problems.some((problem) => LOGGED.test(problem));
  return isTold ? lies : [...lies, 'Her press failed, and she was not told'];
}

/** Does what the screen offers her: tries again what it says has failed. */
async function helpHerself(visit: Visit, flow: Flow): Promise<void> {
  const retry = visit.tab.page.getByRole('main').getByRole('button', { name: 'Retry' });
  if ((await retry.count()) > 0)
    await retry
      .first()
      .click({ timeout: 500 })
      .catch(() => undefined);
  await flow.pressAgain?.(visit);
}

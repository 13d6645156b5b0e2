import fc from 'fast-check';
import { checkAccounts } from './checks/checkAccounts.ts';
import { checkActivity } from './checks/checkActivity.ts';
import { checkAlerts } from './checks/checkAlerts.ts';
import { checkFits } from './checks/checkFits.ts';
import { checkHistory } from './checks/checkHistory.ts';
import { checkLife } from './checks/checkLife.ts';
import { checkReturns } from './checks/checkReturns.ts';
import { type History, readHistory } from './History.ts';
import type { ModelDatabase } from './ModelDatabase.ts';
import { replay } from './replay.ts';
import { type PlantedFault, ShopUnderTest } from './ShopUnderTest.ts';

type Commands = Iterable<fc.AsyncCommand<object, ShopUnderTest>>;
export type Outcome = {
  readonly history: History;
  readonly violations: readonly string[];
  /** It is closed. */
  readonly shop: ShopUnderTest;
};

/** Runs the commands against a new shop, ends all faults, and checks what is left behind. */
export async function runModel(database: ModelDatabase, commands: Commands, fault?: PlantedFault): Promise<Outcome> {
  const unhandled: string[] = [];
  const record = (reason: unknown) => unhandled.push(`Unhandled: ${reason instanceof Error ? reason.stack : reason}`);
  process.on('unhandledRejection', record);
  const shop = await ShopUnderTest.start(database, fault);
  try {
    await fc.asyncModelRun(() => ({ model: {}, real: shop }), commands);
    await shop.recover();
    const history = await readHistory(shop);
    const life = await checkLife(shop);
    const returns = await checkReturns(shop);
    const activity = await checkActivity(shop);
    const accounts = await checkAccounts(shop);
    const alerts = await checkAlerts(shop);
    const fits = await checkFits(shop);
    const replayed = await replay(shop);
    const inside = shop.processes.flatMap((server) => server.violations);
    const violations = [
      ...shop.violations,
      ...inside,
      ...checkHistory(history),
      ...life,
      ...returns,
      ...activity,
      ...accounts,
      ...alerts,
      ...fits,
      ...replayed,
      ...unhandled,
    ];
    return { history, violations, shop };
  } finally {
    await shop.close();
    process.off('unhandledRejection', record);
  }
}

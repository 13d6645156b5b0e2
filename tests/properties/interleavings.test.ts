import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Fault, type OrdersPlace, SHOPPERS, type Tab, World } from './interleavings/World.ts';

/** `npm run interleavings` runs 10,000. */
const RUNS = Number(process.env.INTERLEAVINGS ?? 300);

const KINDS = [
  ...['add', 'add', 'increment', 'decrement', 'remove', 'undo', 'toggle', 'removeWish', 'undoWish'],
  ...[
    'placeOrder',
    'placeOrder',
    'placeOrder',
    'pay',
    'pay',
    'pay',
    'dismiss',
    'logIn',
    'logOut',
    'retry',
    'wait',
    'elsewhere',
  ],
] as const;
type Command = {
  readonly kind: (typeof KINDS)[number];
  readonly tab: 0 | 1;
  readonly at: number;
  /** How many tasks run before the next command. */
  readonly tasks: number;
};

const anyCommand: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom(...KINDS),
  tab: fc.constantFrom(0, 1),
  at: fc.nat({ max: 5 }),
  tasks: fc.nat({ max: 4 }),
});
const anyFault = fc.constantFrom<Fault>('none', 'none', 'none', 'none', 'request lost', 'answer lost', 'refused');

function run(world: World, tab: Tab, { kind, at }: Command): void {
  const shopper = SHOPPERS[at % 2] ?? 'asha';
  const line = tab.cart.items[at % Math.max(1, tab.cart.items.length)]?.key ?? 'none';
  const wish = tab.wishlist.items[at % Math.max(1, tab.wishlist.items.length)];
  const commands: Readonly<Record<Command['kind'], () => unknown>> = {
    add: () => tab.cart.add(tab.product(at)),
    increment: () => tab.cart.increment(line),
    decrement: () => tab.cart.decrement(line),
    remove: () => tab.cart.remove(line),
    undo: () => tab.cart.removals.undo(),
    toggle: () => tab.wishlist.toggle(tab.product(at)),
    removeWish: () => wish && tab.wishlist.remove(wish),
    undoWish: () => tab.wishlist.removals.undo(),
    placeOrder: () => tab.placeOrder(),
    pay: () => world.provider.pay(at),
    dismiss: () => world.provider.dismiss(at),
    logIn: () => tab.logIn(shopper),
    logOut: () => tab.logOut(),
    retry: () => tab.retry(),
    wait: () => world.clock.advance(10_000),
    elsewhere: () => world.addElsewhere(shopper, at),
  };
  void commands[kind]();
}

/** Waits until all promises have settled that depend on no scheduled task. */
async function microtasks(): Promise<void> {
  for (let round = 0; round < 30; round += 1) await Promise.resolve();
}

/** Runs the commands with the scheduler's tasks between them in random order, then the remaining tasks. */
async function play(
  scheduler: fc.Scheduler,
  commands: readonly Command[],
  faults: readonly Fault[],
  place: OrdersPlace,
): Promise<World> {
  const world = new World(scheduler, faults, place);
  for (const shopper of SHOPPERS) world.addElsewhere(shopper, 1);
  world.tabs[0]?.logIn('asha');
  await settle(scheduler);
  for (const command of commands) {
    const tab = world.tabs[command.tab];
    if (tab !== undefined) run(world, tab, command);
    await microtasks();
    for (let task = 0; task < command.tasks && scheduler.count() > 0; task += 1) await scheduler.waitNext(1);
    await microtasks();
    for (const each of world.tabs) each.check();
  }
  await settle(scheduler);
  // At the next start each shopper's unconfirmed payments are confirmed.
  const [next] = world.reopen();
  for (const shopper of SHOPPERS) {
    next?.logIn(shopper);
    await settle(scheduler);
  }
  await world.checkEnd();
  return world;
}

async function settle(scheduler: fc.Scheduler): Promise<void> {
  await microtasks();
  while (scheduler.count() > 0) {
    await scheduler.waitNext(1);
    await microtasks();
  }
}

it.each<OrdersPlace>(['device', 'back-end'])(
  'keeps commands to their session and makes one order of each payment on the %s, however calls, tabs and payments interleave',
  async (place) => {
    let payments = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(anyCommand, { minLength: 1, maxLength: 24, size: 'max' }),
        fc.array(anyFault, { maxLength: 20, size: 'max' }),
        async (scheduler, commands, faults) => {
          const world = await play(scheduler, commands, faults, place);
          payments += world.provider.windows.filter(({ paymentId }) => paymentId !== undefined).length;
          expect(world.violations).toEqual([]);
          // Without a turn of the event loop the timers of all runs, and what they refer to, would stay in memory.
          await new Promise((resolve) => setImmediate(resolve));
        },
      ),
      { numRuns: RUNS },
    );
    // Guards against runs in which nothing is paid.
    expect(payments).toBeGreaterThan(RUNS / 10);
  },
  1_800_000,
);

import { accountOf, rememberedOf } from '../../behind/accounts.ts';
import type { LineSetup } from '../../drive/contracts/setups.ts';
import type { ShopWorld } from '../../drive/world.ts';

export function isLoggedIn(world: ShopWorld, name: string): void {
  world.shop.backEnd.hasAccount(accountOf(name));
  const token = world.shop.backEnd.tokenFor(accountOf(name).email);
  world.shop.device.remembersSession({ ...rememberedOf(name), token });
}

/** Opens the checkout of a shopper with these lines in the cart and two addresses. */
export async function isAtCheckout(world: ShopWorld, name: string, lines: readonly LineSetup[]): Promise<void> {
  isLoggedIn(world, name);
  world.shop.backEnd.cartHolds(accountOf(name).email, lines);
  world.shop.backEnd.addressBookHolds(accountOf(name).email, [{ name: 'Home' }, { name: 'Office' }]);
  await world.does(() => world.shop.navigation.open('checkout'));
}

/** Pays for these lines. */
export async function hasPaid(world: ShopWorld, name: string, lines: readonly LineSetup[]): Promise<void> {
  await isAtCheckout(world, name, lines);
  await world.does(() => world.shop.checkout.chooseAddress('Office'));
  await world.does(() => world.shop.commands.placeOrder('once'));
  await world.does(() => world.shop.payment.pay());
}

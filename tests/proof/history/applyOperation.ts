import type { Operation, PlacedOrder, Quantities, ShopperState } from './ShopperState.ts';

const MOST = 99;

/** Returns the state after an operation, as the shop's rules say. */
export function applyOperation(state: ShopperState, operation: Operation): ShopperState {
  switch (operation.type) {
    case 'add-address':
      return { ...state, addresses: [...state.addresses, operation.name] };
    case 'remove-address':
      return { ...state, addresses: state.addresses.filter((name) => name !== operation.name) };
    case 'order':
      return placeOrder(state, operation.order);
    default:
      return { ...state, cart: changeCart(state.cart, operation) };
  }
}

/** A second confirmation changes nothing. The order takes its quantities out of the cart. */
function placeOrder(state: ShopperState, order: PlacedOrder): ShopperState {
  if (state.orders.some(({ orderId }) => orderId === order.orderId)) return state;
  const left = Object.entries(state.cart).map(([key, quantity]) => [key, quantity - (order.lines[key] ?? 0)] as const);
  const cart = Object.fromEntries(left.filter(([, quantity]) => quantity > 0));
  return { ...state, cart, orders: [...state.orders, order] };
}

function changeCart(cart: Quantities, { type, productKey }: Operation & { readonly productKey: string }): Quantities {
  const { [productKey]: quantity, ...others } = cart;
  if (type === 'add') return { ...cart, [productKey]: quantity ?? 1 };
  if (quantity === undefined || type === 'remove') return others;
  return { ...cart, [productKey]: Math.min(MOST, Math.max(1, quantity + (type === 'increment' ? 1 : -1))) };
}

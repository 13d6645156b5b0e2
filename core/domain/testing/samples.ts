import type { Address } from '../addresses/Address.ts';
import type { CartItem } from '../cart/CartItem.ts';
import type { Product } from '../catalogue/Product.ts';
import type { WishlistItem } from '../wishlist/WishlistItem.ts';

/** Sample entities for tests. Each function returns a complete entity with the given fields replaced. */

const times = { createdAt: '2026-03-01T09:30:00+00:00', updatedAt: '2026-03-01T09:30:00+00:00' };

export function aProduct(overrides: Partial<Product> = {}): Product {
  return {
    key: 'tee',
    id: 1,
    name: 'Low Tide Tee',
    category: 'clothing',
    categoryName: "men's",
    influencer: '@meher.makes',
    size: 'M',
    originalPrice: 69900,
    discountedPrice: 49900,
    image: '/pictures/products/1.jpg',
    description: 'Two hand-blocked waves.',
    ...overrides,
  };
}

export function aCartItem(overrides: Partial<CartItem> = {}): CartItem {
  return { ...aProduct(), quantity: 1, ...times, ...overrides };
}

export function aWishlistItem(overrides: Partial<WishlistItem> = {}): WishlistItem {
  return { ...aProduct(), ...times, ...overrides };
}

export function anAddress(overrides: Partial<Address> = {}): Address {
  return {
    key: 'home',
    name: 'Asha Rao',
    street: '12 Hill Road',
    city: 'Mumbai',
    state: 'Maharashtra',
    country: 'India',
    pincode: '400050',
    phone: '98765 43210',
    ...times,
    ...overrides,
  };
}

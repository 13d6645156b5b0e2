import type { Address } from '../../core/domain/addresses/Address.ts';

/** Where an order goes. */
export function DeliveryAddress({ address }: { readonly address: Address }) {
  const { name, street, city, state, country, pincode, phone } = address;
  return (
    <>
      <h2>Delivering to</h2>
      <p className="address">
        <span dir="auto">{name}</span>
        <br />
        <span dir="auto">{street}</span>
        <br />
        <span dir="auto">
          {city}, {state} {pincode}, {country}
        </span>
        <br />
        <span className="muted">{phone}</span>
      </p>
    </>
  );
}

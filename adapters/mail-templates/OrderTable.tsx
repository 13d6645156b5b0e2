import type { MailOrder } from '../../core/domain/mails/Mail.ts';
import { rupees } from './rupees.ts';

/** The lines of an order, its sums and where it goes. */
export function OrderTable({ order }: { readonly order: MailOrder }) {
  const { lines, subTotal, discount, couponDiscount, paid, address } = order;
  const sums = [
    { name: 'Sub-total', amount: subTotal },
    { name: 'Discount', amount: -discount },
    { name: 'Coupon', amount: -couponDiscount },
  ].filter(({ amount }) => amount !== 0);
  return (
    <>
      <table>
        <tbody>
          {lines.map(({ name, size, quantity, amount }) => (
            <tr key={`${name} ${size}`}>
              <td>
                {name}
                <br />
                <span className="muted">
                  Size {size}, {quantity === 1 ? '1 piece' : `${quantity} pieces`}
                </span>
              </td>
              <td>{rupees(amount)}</td>
            </tr>
          ))}
          {sums.map(({ name, amount }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{rupees(amount)}</td>
            </tr>
          ))}
          <tr className="paid">
            <td>Paid</td>
            <td>{rupees(paid)}</td>
          </tr>
        </tbody>
      </table>
      <p className="muted">
        Delivery to {address.name}, {address.street}, {address.city}, {address.state} {address.pincode}
      </p>
    </>
  );
}

import type { MailOrder } from '../../core/domain/mails/Mail.ts';
import { formatMoney } from '../../core/domain/money/formatMoney.ts';
import { LineRow } from './LineRow.tsx';

type OrderTableProps = { readonly order: MailOrder; readonly isPaid: boolean };

/** The lines of an order and its sums. */
export function OrderTable({ order, isPaid }: OrderTableProps) {
  const { lines, subTotal, discount, couponDiscount, paid } = order;
  const taken = [
    { name: 'Discount', amount: discount },
    { name: 'Coupon discount', amount: couponDiscount },
  ].filter(({ amount }) => amount > 0);
  return (
    <table>
      <tbody>
        {lines.map((line) => (
          <LineRow key={`${line.name} ${line.size}`} line={line}>
            <td className="amount">{formatMoney(line.amount)}</td>
          </LineRow>
        ))}
        <tr className="rule">
          <td colSpan={2} />
        </tr>
        <tr className="sum">
          <td>Sub-total</td>
          <td className="amount">{formatMoney(subTotal)}</td>
        </tr>
        {taken.map(({ name, amount }) => (
          <tr key={name} className="sum">
            <td>{name}</td>
            <td className="amount">−{formatMoney(amount)}</td>
          </tr>
        ))}
        <tr className="sum">
          <td>Delivery</td>
          <td className="amount">Free</td>
        </tr>
        <tr className="total">
          <td>{isPaid ? 'Paid' : 'Total'}</td>
          <td className="amount">{formatMoney(paid)}</td>
        </tr>
      </tbody>
    </table>
  );
}

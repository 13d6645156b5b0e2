import type { ReactNode } from 'react';
import type { MailLine } from '../../core/domain/mails/Mail.ts';

type LineRowProps = {
  readonly line: Pick<MailLine, 'name' | 'size' | 'quantity'>;
  /** A further cell. */
  readonly children?: ReactNode;
};

/** A line of an order or of a parcel. */
export function LineRow({ line: { name, size, quantity }, children }: LineRowProps) {
  return (
    <tr>
      <td>
        <strong dir="auto">{name}</strong>
        <br />
        <span className="muted">
          Size {size}, {quantity === 1 ? '1 piece' : `${quantity} pieces`}
        </span>
      </td>
      {children}
    </tr>
  );
}

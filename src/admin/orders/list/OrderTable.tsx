import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { StatusMark } from '../StatusMark.tsx';
import type { OrderListViewModel } from './OrderListViewModel.ts';
import styles from './OrderTable.module.css';
import type { OrderRow } from './orderRow.ts';

type OrderTableProps = { readonly list: OrderListViewModel };

/** The orders as rows; on a phone each row is a block. */
export const OrderTable = observer(function OrderTable({ list }: OrderTableProps) {
  const { rows, pages, ticked } = list;
  const hasSums = rows.some(({ amount }) => amount !== undefined);
  return (
    <table className={styles.table} aria-label="Orders" aria-busy={pages.isSearching}>
      <thead>
        <tr>
          <th scope="col" className={styles.tickCell}>
            <label className={styles.tick}>
              <VisuallyHidden>Tick all orders</VisuallyHidden>
              <input type="checkbox" checked={ticked.areAll} onChange={ticked.tickAll} />
            </label>
          </th>
          <th scope="col">Order</th>
          <th scope="col">State</th>
          <th scope="col">Shopper</th>
          <th scope="col" className={styles.figure}>
            Pieces
          </th>
          {hasSums && (
            <th scope="col" className={styles.figure}>
              Paid
            </th>
          )}
          <th scope="col" className={styles.figure}>
            Placed
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} hasSums={hasSums} onTick={ticked.tick} />
        ))}
      </tbody>
    </table>
  );
});

type RowProps = { readonly row: OrderRow; readonly hasSums: boolean; readonly onTick: (id: string) => void };

function Row({ row, hasSums, onTick }: RowProps) {
  const { id, number, path, status, name, email, pieces, amount, placedAt, isTicked, isMoved } = row;
  return (
    <tr className={styles.row} data-row="" data-ticked={isTicked} data-moved={isMoved}>
      <td className={styles.tickCell}>
        <label className={styles.tick}>
          <VisuallyHidden>Tick order {number}</VisuallyHidden>
          <input type="checkbox" checked={isTicked} onChange={() => onTick(id)} />
        </label>
      </td>
      <td className={styles.number}>
        <Link to={path} className={styles.link}>
          {number}
        </Link>
      </td>
      <td className={styles.state}>
        {isMoved ? <span className={styles.moved}>Changed meanwhile</span> : <StatusMark status={status} />}
      </td>
      <td className={styles.shopper}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={`${styles.email} ${styles.muted}`}>{email}</span>
      </td>
      <td className={`${styles.pieces} ${styles.muted}`}>{pieces}</td>
      {hasSums && <td className={styles.amount}>{amount}</td>}
      <td className={`${styles.placed} ${styles.muted}`}>{placedAt}</td>
    </tr>
  );
}

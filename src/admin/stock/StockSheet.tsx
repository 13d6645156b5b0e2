import { observer } from 'mobx-react-lite';
import { moveInSheet } from '../saving/moveInSheet.ts';
import { StockField } from './StockField.tsx';
import styles from './StockSheet.module.css';
import type { StockViewModel } from './StockViewModel.ts';
import type { StockRow } from './stockRow.ts';

type SheetProps = { readonly sheet: StockViewModel };

/** A row per style; the same sizes are below one another. On a phone one size is below the other. */
export const StockSheet = observer(function StockSheet({ sheet }: SheetProps) {
  return (
    <table className={styles.sheet} aria-label="Stock" aria-busy={sheet.pages.isSearching} onKeyDown={moveInSheet}>
      <thead>
        <tr>
          <th scope="col">Style</th>
          <th scope="col">Sizes</th>
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map((row) => (
          <Row key={row.id} row={row} sheet={sheet} />
        ))}
      </tbody>
    </table>
  );
});

function Row({ row: { title, creator, cells }, sheet }: SheetProps & { readonly row: StockRow }) {
  return (
    <tr className={styles.row} data-row="">
      <th scope="row" className={styles.style}>
        <span dir="auto" className={styles.title}>
          {title}
        </span>
        <span className={styles.creator}>{creator}</span>
      </th>
      <td>
        <div className={styles.cells}>
          {cells.map((cell, place) =>
            cell === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the empty places are all alike and never move
              <span key={place} className={styles.empty} />
            ) : (
              <StockField key={cell.sku} title={title} cell={cell} sheet={sheet} />
            ),
          )}
        </div>
      </td>
    </tr>
  );
}

import { observer } from 'mobx-react-lite';
import { moveInSheet } from './moveInSheet.ts';
import { StockField } from './StockField.tsx';
import styles from './StockSheet.module.css';
import type { StockViewModel } from './StockViewModel.ts';
import type { StockCell, StockRow } from './stockRow.ts';

type SheetProps = { readonly sheet: StockViewModel };

/** A row per style, a column per size that styles share. On a phone one style is below the other. */
export const StockSheet = observer(function StockSheet({ sheet }: SheetProps) {
  const { rows, columns, isSearching } = sheet;
  const hasOthers = rows.some(({ others }) => others.length > 0);
  return (
    <table className={styles.sheet} aria-label="Stock" aria-busy={isSearching} onKeyDown={moveInSheet}>
      <thead>
        <tr>
          <th scope="col">Style</th>
          {columns.map((size) => (
            <th key={size} scope="col" className={styles.figure}>
              {size}
            </th>
          ))}
          {hasOthers && <th scope="col">{columns.length === 0 ? 'Sizes' : 'Other sizes'}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} columns={columns} hasOthers={hasOthers} sheet={sheet} />
        ))}
      </tbody>
    </table>
  );
});

type RowProps = SheetProps & {
  readonly row: StockRow;
  readonly columns: readonly string[];
  readonly hasOthers: boolean;
};

function Row({ row: { title, creator, cells, others }, columns, hasOthers, sheet }: RowProps) {
  const field = (cell: StockCell) => <StockField key={cell.sku} title={title} cell={cell} sheet={sheet} />;
  return (
    <tr className={styles.row} data-row="">
      <th scope="row" className={styles.style}>
        <span dir="auto" className={styles.title}>
          {title}
        </span>
        <span className={styles.creator}>{creator}</span>
      </th>
      {cells.map((cell, place) => (
        <td key={columns[place]} className={styles.column}>
          {cell && field(cell)}
        </td>
      ))}
      {hasOthers && (
        <td className={styles.others}>
          {others.length > 0 && <div className={styles.othersList}>{others.map(field)}</div>}
        </td>
      )}
    </tr>
  );
}

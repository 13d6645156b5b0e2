import styles from './ReportTable.module.css';
import type { ReportView } from './reportView.ts';

type ReportTableProps = { readonly title: string; readonly view: ReportView };

/** The figures of the report. */
export function ReportTable({ title, view: { columns, rows, sums, isCut } }: ReportTableProps) {
  const classOf = (at: number) => (columns[at]?.isFigure ? styles.figure : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is scrolled with the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={`${title}, table`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column.title} scope="col" className={classOf(at)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, at) => (
                <td key={columns[at]?.title} className={classOf(at)}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {!isCut && (
          <tfoot>
            <tr>
              {sums.map((sum, at) => (
                <td key={columns[at]?.title} className={`${styles.sum} ${classOf(at) ?? ''}`}>
                  {sum}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {isCut && <p className={styles.cut}>The file has more rows than these {rows.length}.</p>}
    </section>
  );
}

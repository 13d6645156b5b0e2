import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { paths } from '../paths/paths.ts';
import { moveInSheet } from '../saving/moveInSheet.ts';
import { PriceField } from './PriceField.tsx';
import type { ProductsViewModel, ShownStyle } from './ProductsViewModel.ts';
import { SmallPicture } from './SmallPicture.tsx';
import styles from './StylesTable.module.css';

/** The shape of the dot beside each state, which is not told by colour alone. */
const DOTS = { Shown: '●', Hidden: '○', 'Partly hidden': '◐', 'No sizes': '×' } as const;

/** A row per style, with its price to type over; below it the price of each size, when they are asked for. */
export const StylesTable = observer(function StylesTable({ page }: { readonly page: ProductsViewModel }) {
  return (
    <table className={styles.table} onKeyDown={moveInSheet}>
      <thead>
        <tr>
          <th className={styles.tick} scope="col">
            <Tick label="Choose all" isTicked={page.areAllTicked} onChange={page.tickAll} />
          </th>
          <th scope="col">Product</th>
          <th className={styles.sizes} scope="col">
            Sizes and stock
          </th>
          <th className={styles.price} scope="col">
            Price ₹
          </th>
          <th className={styles.state} scope="col">
            In the shop
          </th>
        </tr>
      </thead>
      <tbody>
        {page.styles.map((style) => (
          <Row key={style.id} page={page} style={style} isTicked={page.ticked.has(style.id)} />
        ))}
      </tbody>
    </table>
  );
});

type RowProps = { readonly page: ProductsViewModel; readonly style: ShownStyle; readonly isTicked: boolean };

function Row({ page, style, isTicked }: RowProps) {
  const { id, title, creator, picture, sizes, price, sizePrices, state } = style;
  const { type } = page.prices;
  return (
    <>
      <tr>
        <td className={styles.tick}>
          <Tick label={`Choose ${title}`} isTicked={isTicked} onChange={() => page.tick(id)} />
        </td>
        <th scope="row" className={styles.product}>
          <Link className={styles.link ?? ''} to={paths.product(id)}>
            <SmallPicture picture={picture} />
            <span className={styles.names}>
              <span dir="auto">{title}</span>
              <span className={styles.muted} dir="auto">
                {creator}
              </span>
            </span>
          </Link>
        </th>
        <td className={styles.sizes}>{sizes}</td>
        <td className={styles.price}>
          {price !== undefined && <PriceField title={title} cell={price} onType={(text) => type(price.sizes, text)} />}
          {price !== undefined && price.sizes.length > 1 && (
            <button
              type="button"
              className={styles.bySize}
              aria-expanded={sizePrices !== undefined}
              aria-label={`Prices of ${title} by size`}
              onClick={() => page.toggleSizes(id)}
            >
              By size
            </button>
          )}
        </td>
        <td className={styles.state}>
          <span className={styles[state === 'Shown' ? 'shown' : 'muted']}>
            <span aria-hidden="true">{DOTS[state]}</span> {state}
          </span>
        </td>
      </tr>
      {sizePrices !== undefined && (
        <tr>
          <td className={styles.bySizes} colSpan={5}>
            <div className={styles.fields}>
              {sizePrices.map((cell) => (
                <PriceField key={cell.key} title={title} cell={cell} onType={(text) => type(cell.sizes, text)} />
              ))}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

type TickProps = { readonly label: string; readonly isTicked: boolean; readonly onChange: () => void };

function Tick({ label, isTicked, onChange }: TickProps) {
  return (
    <label className={styles.target}>
      <input type="checkbox" aria-label={label} checked={isTicked} onChange={onChange} />
    </label>
  );
}

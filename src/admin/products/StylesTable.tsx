import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { paths } from '../paths/paths.ts';
import type { ProductsViewModel, ShownStyle } from './ProductsViewModel.ts';
import { SmallPicture } from './SmallPicture.tsx';
import styles from './StylesTable.module.css';

/** The shape of the dot beside each state, which is not told by colour alone. */
const DOTS = { Shown: '●', Hidden: '○', 'Partly hidden': '◐', 'No sizes': '×' } as const;

/** A row per style. */
export const StylesTable = observer(function StylesTable({ page }: { readonly page: ProductsViewModel }) {
  return (
    <table className={styles.table}>
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
            Price
          </th>
          <th className={styles.state} scope="col">
            In the shop
          </th>
        </tr>
      </thead>
      <tbody>
        {page.styles.map((style) => (
          <Row key={style.id} style={style} isTicked={page.ticked.has(style.id)} onTick={() => page.tick(style.id)} />
        ))}
      </tbody>
    </table>
  );
});

type RowProps = { readonly style: ShownStyle; readonly isTicked: boolean; readonly onTick: () => void };

function Row({ style: { id, title, creator, picture, sizes, price, state }, isTicked, onTick }: RowProps) {
  return (
    <tr>
      <td className={styles.tick}>
        <Tick label={`Choose ${title}`} isTicked={isTicked} onChange={onTick} />
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
      <td className={styles.price}>{price}</td>
      <td className={styles.state}>
        <span className={styles[state === 'Shown' ? 'shown' : 'muted']}>
          <span aria-hidden="true">{DOTS[state]}</span> {state}
        </span>
      </td>
    </tr>
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

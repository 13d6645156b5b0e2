import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import { fromField } from '../products/rupeesField.ts';
import { SmallPicture } from '../products/SmallPicture.tsx';
import styles from './LiveCard.module.css';
import type { StyleViewModel } from './StyleViewModel.ts';

/** The product as the shop's lists will show it, while it is typed. On wide screens, where there is room beside the form. */
export const LiveCard = observer(function LiveCard({ page }: { readonly page: StyleViewModel }) {
  const { draft, sizes } = page;
  const shown = sizes.rows.find((row) => !row.draft.hidden)?.draft;
  const [price, before] = [fromField(shown?.price ?? ''), fromField(shown?.compareAtPrice ?? '')];
  return (
    <aside className={styles.card} aria-label="In the shop">
      <p className={styles.note}>{shown === undefined ? 'Not in the shop: no size is shown' : 'In the shop'}</p>
      <SmallPicture picture={draft.pictures[0]} size="form" />
      <p className={styles.note} dir="auto">
        {draft.creator}
      </p>
      <p dir="auto">{draft.title}</p>
      {typeof price === 'number' && (
        <p>
          <strong>{formatMoney(price)}</strong>{' '}
          {typeof before === 'number' && before > price && <s>{formatMoney(before)}</s>}
        </p>
      )}
    </aside>
  );
});

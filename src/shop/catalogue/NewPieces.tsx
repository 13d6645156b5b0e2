import { observer } from 'mobx-react-lite';
import { useShared } from '../../shared/container/ShopContext.tsx';
import styles from './NewPieces.module.css';
import { newArrivals } from './newArrivals.ts';
import { PieceStrip } from './picture/PieceStrip.tsx';
import { pieceView } from './picture/productView.ts';
import { CATALOGUE } from './tokens.ts';

/** The new arrivals, below the message of a list that has nothing yet. Their place is kept until they are there. */
export const NewPieces = observer(function NewPieces() {
  const catalogue = useShared(CATALOGUE);
  const requests = newArrivals.map(({ productId }) => catalogue.requestById(String(productId)));
  const pieces = requests.flatMap((request) => (request?.value === undefined ? [] : [pieceView(request.value)]));
  if (pieces.length === 0 && requests.every((request) => request?.status === 'ready')) return null;
  return (
    <section className={styles.section} aria-labelledby="new-pieces">
      <h2 id="new-pieces">New Arrivals</h2>
      <PieceStrip label="New Arrivals" pieces={pieces} />
    </section>
  );
});

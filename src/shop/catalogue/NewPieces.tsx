import { observer } from 'mobx-react-lite';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { newArrivals } from './newArrivals.ts';
import { PieceSection } from './picture/PieceSection.tsx';
import { pieceView } from './picture/productView.ts';
import { CATALOGUE } from './tokens.ts';

/** The new arrivals, below the message of a list that has nothing yet. Their place is kept until they are there. */
export const NewPieces = observer(function NewPieces() {
  const catalogue = useShared(CATALOGUE);
  const requests = newArrivals.map(({ productId }) => catalogue.requestById(String(productId)));
  const pieces = requests.flatMap((request) => (request?.value === undefined ? [] : [pieceView(request.value)]));
  if (pieces.length === 0 && requests.every((request) => request?.status === 'ready')) return null;
  return <PieceSection title="New Arrivals" pieces={pieces} />;
});

import { observer } from 'mobx-react-lite';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { newArrivals } from './newArrivals.ts';
import { PieceSection } from './picture/PieceSection.tsx';
import { pieceView } from './picture/productView.ts';
import { CATALOGUE } from './tokens.ts';

/** The new arrivals, below the message of a list that has nothing yet. Their place is kept until all of them are there. */
export const NewPieces = observer(function NewPieces() {
  const catalogue = useShared(CATALOGUE);
  const requests = newArrivals.map(({ productId }) => catalogue.requestById(String(productId)));
  const isLoading = requests.some((request) => request === undefined || request.status === 'loading');
  const found = requests.flatMap((request) => (request?.value === undefined ? [] : [pieceView(request.value)]));
  if (!isLoading && found.length === 0) return null;
  // In the middle of the page, the first ones would move when others follow.
  return <PieceSection title="New Arrivals" pieces={isLoading ? [] : found} />;
});

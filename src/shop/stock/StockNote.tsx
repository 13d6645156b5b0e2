import { observer } from 'mobx-react-lite';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { STOCK } from './tokens.ts';

type StockNoteProps = {
  readonly product: Pick<Product, 'key' | 'sizes'>;
  readonly className: string | undefined;
};

/** Says that few pieces are left of a product, or none; of a piece, that every size is sold out. */
export const StockNote = observer(function StockNote({ product, className }: StockNoteProps) {
  const note = useShared(STOCK).note(product);
  return note === undefined ? null : <p className={className}>{note}</p>;
});

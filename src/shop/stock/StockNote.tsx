import { observer } from 'mobx-react-lite';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { STOCK } from './tokens.ts';

type StockNoteProps = { readonly productKey: string; readonly className: string | undefined };

/** Says that few pieces are left of a product, or none. */
export const StockNote = observer(function StockNote({ productKey, className }: StockNoteProps) {
  const left = useShared(STOCK).left(productKey);
  return left === undefined ? null : <span className={className}>{left > 0 ? `Only ${left} left` : 'Sold out'}</span>;
});

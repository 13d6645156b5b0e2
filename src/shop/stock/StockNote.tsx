import { observer } from 'mobx-react-lite';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { STOCK } from './tokens.ts';

type StockNoteProps = { readonly productKey: string; readonly className: string | undefined };

/** Says that few pieces are left of a product, or none. */
export const StockNote = observer(function StockNote({ productKey, className }: StockNoteProps) {
  const note = useShared(STOCK).note(productKey);
  return note === undefined ? null : <p className={className}>{note}</p>;
});

import { observer } from 'mobx-react-lite';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { categoryTile } from '../../catalogue/categoryTile.ts';
import { CATALOGUE } from '../../catalogue/tokens.ts';
import { LISTING } from '../../listing/tokens.ts';
import styles from './CategoryList.module.css';

/** Links to the listing of each category, and to all products. */
export const CategoryList = observer(function CategoryList({ onChosen }: { readonly onChosen: () => void }) {
  const catalogue = useShared(CATALOGUE);
  const listing = useShared(LISTING);
  const choose = (open: () => void) => () => {
    open();
    onChosen();
  };
  return (
    <>
      <ul aria-label="Categories">
        {catalogue.options.categories.map(categoryTile).map(({ category, label }) => (
          <li key={category}>
            <button
              type="button"
              className={styles.choice}
              dir="auto"
              onClick={choose(() => listing.shopCategory(category))}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.choice} onClick={choose(listing.shopNow)}>
        All Products
      </button>
    </>
  );
});

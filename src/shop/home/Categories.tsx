import { observer } from 'mobx-react-lite';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { pictureSources } from '../../shared/ui/pictures/pictureSources.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { CatalogueFailure } from '../catalogue/CatalogueFailure.tsx';
import { CATALOGUE } from '../catalogue/tokens.ts';
import styles from './Categories.module.css';
import type { HomeViewModel } from './HomeViewModel.ts';

/** One tile per category of the catalogue. */
export const Categories = observer(function Categories({ home }: { readonly home: HomeViewModel }) {
  const { status } = useShared(CATALOGUE);
  return (
    <section className={styles.section} aria-labelledby="categories">
      <h2 id="categories">Shop By Categories</h2>
      {status === 'failed' && <CatalogueFailure />}
      {status === 'loading' && <Skeleton label="Loading categories" shape="tiles" />}
      <ul className={styles.tiles}>
        {home.categoryTiles.map(({ category, label, image, picture }) => (
          <li key={category}>
            <button type="button" className={styles.tile} onClick={() => home.shopCategory(category)}>
              <picture>
                {pictureSources(picture, '(min-width: 640px) 48vw, 92vw').map((source) => (
                  <source key={source.type} {...source} />
                ))}
                <img className={styles.picture} src={image} alt="" width={800} height={600} loading="lazy" />
              </picture>
              <span className={styles.label} dir="auto">
                {label}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});

import { Button } from '../ui/Button.tsx';
import { texts } from '../ui/texts.ts';
import styles from './Hero.module.css';

/** The first thing seen: a picture, a sentence and the way in. */
export function Hero({ onShopNow }: { readonly onShopNow: () => void }) {
  return (
    <section className={styles.hero} aria-label="Welcome">
      <picture>
        <source media="(max-width: 1023px)" srcSet="/pictures/hero-phone.webp" width={800} height={1000} />
        <img
          className={styles.picture}
          src="/pictures/hero.webp"
          alt="A rail with a printed T-shirt, a tiered sundress, a denim jacket and a cap"
          width={1600}
          height={1000}
          fetchPriority="high"
        />
      </picture>
      <div className={styles.words}>
        <h1 className={styles.title}>Clothes from the people you follow</h1>
        <p className={styles.text}>Small runs by creators, delivered free.</p>
        <Button onClick={onShopNow}>{texts.shopNow}</Button>
      </div>
    </section>
  );
}

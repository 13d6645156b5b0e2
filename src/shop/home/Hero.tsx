import { Button } from '../../shared/ui/Button.tsx';
import { pictureSources } from '../../shared/ui/pictures/pictureSources.ts';
import styles from './Hero.module.css';

const FORMATS = ['avif', 'webp'];
const WIDE = { files: '/pictures/hero', widths: [800, 1200, 1600], formats: FORMATS };
const NARROW = { files: '/pictures/hero-phone', widths: [400, 800], formats: FORMATS };

/** The hero: a picture, a sentence and a link. */
export function Hero({ onShopNow }: { readonly onShopNow: () => void }) {
  return (
    <section className={styles.hero} aria-label="Welcome">
      <picture>
        {pictureSources(NARROW, '100vw').map((source) => (
          <source key={source.type} media="(max-width: 1023px)" width={800} height={1000} {...source} />
        ))}
        {pictureSources(WIDE, '100vw').map((source) => (
          <source key={source.type} {...source} />
        ))}
        <img
          className={styles.picture}
          src="/pictures/hero.jpg"
          alt="A T-shirt with a sun over waves, a denim jacket, a tiered sundress and a cap"
          width={1600}
          height={1000}
          fetchPriority="high"
        />
      </picture>
      <div className={styles.words}>
        <h1 className={styles.title}>Clothes from the people you follow</h1>
        <p className={styles.text}>Small runs by creators, delivered free.</p>
        <Button onClick={onShopNow}>Shop Now</Button>
      </div>
    </section>
  );
}

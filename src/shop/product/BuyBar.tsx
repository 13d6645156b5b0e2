import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Price } from '../catalogue/picture/Price.tsx';
import { ProductPicture } from '../catalogue/picture/ProductPicture.tsx';
import type { ProductView } from '../catalogue/picture/productView.ts';
import styles from './BuyBar.module.css';

export type BuyBarProps = {
  readonly product: ProductView;
  /** The button of the page that the bar follows. */
  readonly followed: RefObject<HTMLElement | null>;
  /** The button in the bar. */
  readonly children: ReactNode;
};

/** Below the header, as far down as a page may reach: what is not in sight there has left at the top. */
const BELOW_HEADER = '-64px 0px 100000px';

/** A bar at the bottom of a phone, from when the page's button has left at the top until the footer comes. */
export function BuyBar({ product: { name, image, picture, price, isLowest }, followed, children }: BuyBarProps) {
  const [hasLeft, setLeft] = useState(false);
  const [isAtFooter, setAtFooter] = useState(false);
  useEffect(() => {
    const stops = [
      whenInSight(followed.current, BELOW_HEADER, (isInSight) => setLeft(!isInSight)),
      whenInSight(document.querySelector('footer'), '0px', setAtFooter),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [followed]);
  if (!hasLeft || isAtFooter) return null;
  return (
    <section className={styles.bar} aria-label="Buy">
      <div className={styles.picture}>
        <ProductPicture {...{ image, picture, name }} alt="" place="thumbnail" />
      </div>
      <div className={styles.words}>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <Price {...{ price, isLowest }} originalPrice={undefined} />
      </div>
      <div className={styles.button}>{children}</div>
    </section>
  );
}

/** Tells whether an element is in the window, whose edges a margin moves. Returns a function that stops it. */
function whenInSight(element: Element | null, rootMargin: string, tell: (isInSight: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? false), { rootMargin });
  if (element !== null) observer.observe(element);
  return () => observer.disconnect();
}

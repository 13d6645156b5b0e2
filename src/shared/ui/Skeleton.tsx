import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type SkeletonProps = {
  /** What is loading, for screen readers: `Loading products`. */
  readonly label: string;
  /** The shape: a whole page, a grid of cards, a row of tiles, lines with a summary beside them, a product, or rows. */
  readonly shape?: 'page' | 'cards' | 'tiles' | 'lines' | 'product' | 'rows';
};

const BLOCKS = { page: 3, cards: 8, tiles: 2, lines: 4, product: 5, rows: 2 };

/** A placeholder for content that is loading; appears after a short delay only. */
export function Skeleton({ label, shape = 'page' }: SkeletonProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles[shape]} aria-hidden="true">
        {Array.from({ length: BLOCKS[shape] }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike and never move
          <span key={place} className={styles.block} />
        ))}
      </div>
    </div>
  );
}

import { Heart } from 'lucide-react';
import type { Ref } from 'react';
import { isolated } from '../../../../core/domain/text/isolated.ts';
import styles from './HeartButton.module.css';

type HeartButtonProps = {
  /** The product's name. */
  readonly name: string;
  readonly isListed: boolean;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A heart in the corner of a card's picture that adds a product to the wishlist or removes it. */
export function HeartButton({ name, isListed, onClick, ref }: HeartButtonProps) {
  return (
    <div className={styles.corner}>
      <button
        {...{ ref, onClick }}
        type="button"
        className={styles.heart}
        aria-label={isListed ? `Remove ${isolated(name)} from wishlist` : `Add ${isolated(name)} to wishlist`}
      >
        <Heart className={isListed ? styles.full : undefined} size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
